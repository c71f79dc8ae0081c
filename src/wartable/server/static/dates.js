// Days and hours as the reader's browser writes them, in the page's language.
// @ts-check
const { lang } = document.documentElement;

/** Of the reader's own languages the one that the page is in: a page in English may be read in London. @type {string} */
export const locale = navigator.languages.find((each) => each.split("-")[0] === lang) ?? lang;
