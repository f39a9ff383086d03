import texts from './texts.json' with { type: 'json' };

/** The texts for the fields of a form that are wrong. */
export const wrongTexts = { message: 'wrongMessage', email: 'wrongEmail', phone: 'callWrong' } as const;

export type TextName = keyof typeof texts;
export type Say = (name: TextName, values?: Record<string, string>) => string;

/** Looks texts up by name, those of the page first. */
export function speaker(own: Partial<Record<string, unknown>>): Say {
  return (name, values = {}) => {
    const given = own[name];
    return (typeof given === 'string' ? given : texts[name]).replace(
      /\{(\w+)\}/g,
      (whole, key: string) => values[key] ?? whole,
    );
  };
}
