/** A count, with a label for screen readers. */
export function Badge({ count, label }: { count: number | string; label: string }) {
  return (
    <span class="badge">
      <span aria-hidden="true">{count}</span>
      <span class="hidden">{label}</span>
    </span>
  );
}
