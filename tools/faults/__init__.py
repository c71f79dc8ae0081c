"""`make faults`: people play all five games while servers, workers, databases, disks, clocks and
networks fail; then an auditor reads the ledgers."""
