// Made from specs/examples/ by `npm run generate`. Change the documents, never this file.

/** Payloads that fit their schema, by schema and by what they show. */
export const examples = {};

/** Payloads that do not fit their schema, by schema and by what is wrong with them. */
export const invalidExamples = {};
