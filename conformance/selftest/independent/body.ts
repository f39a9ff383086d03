// biome-ignore lint/suspicious/noExplicitAny: JSON of strangers, which the checks make sure of
export type Body = Record<string, any>;
