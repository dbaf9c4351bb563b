/** BCP 47. */
export const siteLanguage = 'en-US';
