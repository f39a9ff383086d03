/** A count, with a label for screen readers. A count of more than three digits is cut. */
export function Badge({ count, label }: { count: number | string; label: string }) {
  return (
    <span class="badge">
      <span aria-hidden="true">{typeof count === 'number' && count > most ? `${most}+` : count}</span>
      <span class="hidden">{label}</span>
    </span>
  );
}

/** The largest count that fits into a badge. */
const most = 999;
