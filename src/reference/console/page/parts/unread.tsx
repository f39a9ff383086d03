/** Stands in the place of what could not be read, where that is tried again by itself. */
export function Unread({ why }: { why: string }) {
  return (
    <p class="empty boxed" role="status">
      Nothing could be read. {why} It is tried again by itself.
    </p>
  );
}
