/** The widget's languages besides English. Each has a file of texts in this folder. The language of the page selects the file. */
export const languages = ['ar', 'de', 'es', 'ru'] as const;
