/** What of some settings is not as it was when their form was opened, so that nothing else is sent. */
export function changesOf<Settings extends object>(
  settings: Settings,
  known: Partial<Settings>,
): Partial<Settings> {
  const isOther = (name: string) =>
    JSON.stringify(settings[name as keyof Settings]) !== JSON.stringify(known[name as keyof Settings]);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isOther(name))) as Partial<Settings>;
}

/** Sends changes, where there are any. */
export async function sendAny<Changes extends object>(
  changes: Changes,
  send: (changes: Changes) => Promise<unknown>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await send(changes);
}
