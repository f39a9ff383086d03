import { type Rule, report } from './rule.ts';

/** Every message has a summary and a description. */
export const rule: Rule = () => ({
  Message(message, place) {
    for (const key of ['summary', 'description']) {
      if (!message[key]) report(place, `the message has no ${key}`, 'Describe what the message carries');
    }
  },
});
