// Turns of many three-seat positions at once. CITIES, ROWS, THREADS and the constant columns are
// written in front of this by solve_three_seats.py.

#define ONES 0x5555555u  // digit 1 for every city

// The position's number when the turn passes: digits 1, 2, 3 become 3, 1, 2.
__device__ unsigned passed_on(unsigned position) {
  unsigned low = position & ONES, high = position >> 1 & ONES;
  return low << 1 | (low ^ high);
}

// How often the best turn takes each city, for a seat that judges a position after its turn by
// judge[4 * position + 2], which is of the seat that has just moved, and a city's points by
// `nudge`, except where the city ends a game that it loses.
extern "C" __global__ void __launch_bounds__(THREADS, 1) take(
    const int* positions, long long count, const double* judge, double nudge,
    const double* rows, double* taken) {
  extern __shared__ double shared[];
  double* sum = shared + ROWS * 2 * CITIES + threadIdx.x;
  for (int i = threadIdx.x; i < ROWS * 2 * CITIES; i += THREADS) shared[i] = rows[i];
  __syncthreads();
  for (long long i = blockIdx.x * (long long)THREADS + threadIdx.x; i < count;
       i += (long long)gridDim.x * THREADS) {
    unsigned position = positions[i], next = passed_on(position);
    bool last = __popc(~(position | position >> 1) & ONES) == 1;
    double nothing = judge[4 * (size_t)next + 2];
    double gain[CITIES], chance[CITIES];
    int column[CITIES];
#pragma unroll
    for (int city = 0; city < CITIES; city++) {
      unsigned holder = position >> 2 * city & 3u;
      bool locked = holder && (position & PROVINCE[city]) == (holder * ONES & PROVINCE[city]);
      gain[city] = chance[city] = 0;
      column[city] = holder ? CITIES + city : city;
      if (holder != 1 && !locked) {
        double after = judge[4 * (size_t)(next | 3u << 2 * city) + 2];
        bool whole = (position & OTHERS[city]) == (ONES & OTHERS[city]);
        double points = last && !holder && after <= 0 ? 0 : whole ? WHOLE[city] : POINTS[city];
        gain[city] = after - nothing + nudge * points;
      }
    }
    double worth = 0;
    for (int dice = 0; dice < 7; dice++) {
#pragma unroll
      for (int city = 0; city < CITIES; city++) sum[city * THREADS] = 0;
      double stays = 0, total = 0;
      for (int row = FIRST[dice]; row < FIRST[dice + 1]; row++) {
        const double* chances = shared + row * 2 * CITIES;
        double best = worth, weight = WEIGHT[row];
        int choice = -1;
#pragma unroll
        for (int city = 0; city < CITIES; city++) {
          double here = chances[column[city]] * gain[city];
          if (here > best) {
            best = here;
            choice = city;
          }
        }
        total += weight * best;
        if (choice < 0) {
          stays += weight;
        } else {
          int from = position >> 2 * choice & 3u ? CITIES + choice : choice;
          sum[choice * THREADS] += weight * chances[from];
        }
      }
      worth = total;
#pragma unroll
      for (int city = 0; city < CITIES; city++)
        chance[city] = chance[city] * stays + sum[city * THREADS];
    }
#pragma unroll
    for (int city = 0; city < CITIES; city++) taken[city * count + i] = chance[city];
  }
}

// One sweep over the chances of a player A who meets two of B: values[4 * position + j] is A's if
// A sits j places after the mover. `first` has A's turns and `others` B's. Into `fresh` go the new
// values, which may be `values`, and into `changes` by position the change of the mover's own
// chance and the largest change of any; either may be missing.
extern "C" __global__ void sweep(
    const int* positions, long long count, const double* first, const double* others,
    const double* values, double* fresh, double* changes) {
  for (long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x; i < count;
       i += (long long)gridDim.x * blockDim.x) {
    unsigned position = positions[i], next = passed_on(position);
    const double* base = values + 4 * (size_t)next;
    double b0 = base[0], b1 = base[1], b2 = base[2], a0 = b2, a1 = b0, a2 = b1;
    for (int city = 0; city < CITIES; city++) {
      double p = first[city * count + i], q = others[city * count + i];
      if (p == 0 && q == 0) continue;
      const double* after = values + 4 * (size_t)(next | 3u << 2 * city);
      a0 += p * (after[2] - b2);
      a1 += q * (after[0] - b0);
      a2 += q * (after[1] - b1);
    }
    if (changes) {
      const double* mine = values + 4 * (size_t)position;
      changes[i] = fabs(a0 - mine[0]);
      changes[count + i] = fmax(changes[i], fmax(fabs(a1 - mine[1]), fabs(a2 - mine[2])));
    }
    if (fresh) {
      double* mine = fresh + 4 * (size_t)position;
      mine[0] = a0;
      mine[1] = a1;
      mine[2] = a2;
    }
  }
}
