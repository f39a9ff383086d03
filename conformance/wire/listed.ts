/** Names in a row: the first of them, and how many there are beyond. */
export function listed(names: readonly string[], most: number): string {
  const further = names.length - most;
  return [...names.slice(0, most), ...(further > 0 ? [`and ${further} more`] : [])].join(', ');
}
