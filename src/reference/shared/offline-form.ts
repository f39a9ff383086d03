import type { OfflineMessageForm } from '../../../generated/widget/types.ts';

/** A number that somebody could be called on: digits, and what people write between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text.trim()) && digits >= 5 && digits <= 15;
}

/** The field of a form that is wrong. Which fields a form needs is the reference's choice. */
export function wrongIn({
  email,
  phone,
  message,
}: Partial<OfflineMessageForm>): 'message' | 'email' | 'phone' | undefined {
  if (message !== undefined && message.trim() === '') return 'message';
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'email';
  return phone && !isPhoneNumber(phone) ? 'phone' : undefined;
}
