/** The languages of the widget beside English. Each has a file of texts here, which the page's language chooses. */
export const languages = ['ar', 'de', 'es', 'ru'] as const;
