// Copied from src/contract/codegen/runtime/redirect.ts by `npm run generate`. Change it there, never here.

/** Returns a clause about a redirect and, if the platform reports it, the target. Returns undefined for any other response. */
export function redirectOf({
  type,
  status,
  headers,
  url,
}: Response): { why: string; location?: string } | undefined {
  if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return undefined;
  const location = headers.get('location');
  const why = (to: string) => `a redirect${to}, which is not followed. Use the address that it leads to`;
  if (location === null) return { why: why('') };
  // Only the origin is named, because a path may hold secrets.
  return { why: why(URL.canParse(location, url) ? ` to ${new URL(location, url).origin}` : ''), location };
}
