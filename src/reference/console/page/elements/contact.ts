/** A telephone address, without characters that no number has. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+*#]/g, '')}`;
}

export function mail(address: string): string {
  return `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;
}
