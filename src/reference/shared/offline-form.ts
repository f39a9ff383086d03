import type { OfflineMessageForm } from '../../../generated/widget/types.ts';

/** A number that somebody could be called on: digits, and what people write between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text.trim()) && digits >= 5 && digits <= 15;
}

/** What is wrong in an offline form, as a sentence. Which fields it needs is the reference's choice. */
export function wrongIn({ email, phone, message }: OfflineMessageForm): string | undefined {
  if (typeof message !== 'string' || message.trim() === '') return 'The message is empty.';
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'The e-mail address is not one.';
  if (phone && !isPhoneNumber(phone)) return 'The phone number is not one.';
  return undefined;
}
