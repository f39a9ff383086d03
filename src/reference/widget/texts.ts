import texts from './texts.json' with { type: 'json' };

/** The names of the texts that are shown for invalid fields of a form. */
export const wrongTexts = { message: 'wrongMessage', email: 'wrongEmail', phone: 'callWrong' } as const;

export type TextName = keyof typeof texts;
export type Say = (name: TextName, values?: Record<string, string>) => string;

/** Returns a function that looks up a text by its name. A text that the page sets replaces the widget's own text. */
export function speaker(own: Partial<Record<string, unknown>>): Say {
  return (name, values = {}) => {
    const given = own[name];
    return (typeof given === 'string' ? given : texts[name]).replace(
      /\{(\w+)\}/g,
      (whole, key: string) => values[key] ?? whole,
    );
  };
}
