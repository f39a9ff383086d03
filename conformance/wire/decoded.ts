/** A path as people write it; what cannot be decoded is left as it came. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
