import type { OfflineMessageForm } from '../../../generated/widget/types.ts';

/** True if a text is a phone number: 5 to 15 digits and the usual separators. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text.trim()) && digits >= 5 && digits <= 15;
}

/**
 * Returns the name of the first wrong field of an offline form; undefined if none is wrong. An absent field is not wrong. The checks are
 * the reference's own choice.
 */
export function wrongIn({
  email,
  phone,
  message,
}: Partial<OfflineMessageForm>): 'message' | 'email' | 'phone' | undefined {
  if (message !== undefined && message.trim() === '') return 'message';
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'email';
  return phone && !isPhoneNumber(phone) ? 'phone' : undefined;
}
