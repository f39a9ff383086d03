import type { Customer } from '../../../../generated/channel/types.ts';
import type { VisitorReport } from '../../../../generated/reference/desk/types.ts';
import type { ChatCustomer } from '../store/records.ts';

const nameless = 'Anonymous';

/** A customer of whom only the id is known, as agents see them (CHN-IN-10). */
export function stranger(id: string | number): ChatCustomer {
  return { id, name: nameless };
}

/**
 * A customer after a message: new data replaces former data (CHN-IN-11), and a photo that is not a web address is never shown
 * (CHN-IN-12). Gives the same object when nothing changed.
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

/** Sentences about the fields of a sender that agents are not shown. */
export function unshownOf({ photo, url }: Customer): string[] {
  return [
    ...(photo === undefined || photo === '' || isWebAddress(photo)
      ? []
      : ['sender.photo is not shown: it does not begin with http:// or https://.']),
    ...(url === undefined || url === null || typeof url === 'string'
      ? []
      : ['sender.url is not shown: it is not a string.']),
  ];
}

/** Whether a name is the customer's own, and not the placeholder. */
export function isNamed(name: string): boolean {
  return name !== nameless;
}

/** The contact data of a visitor's report. */
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
