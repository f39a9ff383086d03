import type { Customer } from '../../../../generated/channel/types.ts';
import type { VisitorReport } from '../../../../generated/reference/desk/types.ts';
import type { ChatCustomer } from '../store/records.ts';

const nameless = 'Anonymous';

/** What an agent sees of a customer of whom nothing but the id is known (CHN-IN-10). */
export function stranger(id: string | number): ChatCustomer {
  return { id, name: nameless };
}

/**
 * What an agent sees after a message: data given now replaces what was there (CHN-IN-11), a photo that is no web address is
 * never shown (CHN-IN-12). Gives the same object when nothing changed.
 */
export function updated(known: ChatCustomer, sender: Customer & Contact): ChatCustomer {
  let changed = known;
  for (const key of shown) {
    const value = sender[key];
    if (typeof value !== 'string' || value === '' || value === known[key]) continue;
    if (key === 'photo' && !isWebAddress(value)) continue;
    changed = { ...changed, [key]: value };
  }
  return changed;
}

const shown = ['name', 'phone', 'email', 'photo', 'invite', 'url', 'description'] as const;

/** What of a customer the agent does not see, as sentences. */
export function unshownOf({ photo, url }: Customer): string[] {
  return [
    ...(photo === undefined || photo === '' || isWebAddress(photo)
      ? []
      : ['sender.photo is not shown: it begins with neither http:// nor https://.']),
    ...(url === undefined || url === null || typeof url === 'string'
      ? []
      : ['sender.url is not shown: it is no text.']),
  ];
}

/** Whether somebody has a name; the agent sees those without one under a word of its own. */
export function isNamed(name: string): boolean {
  return name !== nameless;
}

/** What a report says of who the visitor is. */
export function contactOf({ name, email, phone, description }: VisitorReport): Contact {
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(description !== undefined && { description }),
  };
}

export interface Contact {
  name?: string;
  email?: string;
  phone?: string;
  description?: string;
}

function isWebAddress(photo: string | undefined): boolean {
  return photo !== undefined && /^https?:\/\//i.test(photo);
}
