/** Returns a `tel:` address. Characters that no telephone number has are removed. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+*#]/g, '')}`;
}

export function mail(address: string): string {
  return `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;
}
