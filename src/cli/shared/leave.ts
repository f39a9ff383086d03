/** Ends the process with a message that says what the user can fix. */
export function leave(message: string, status = 1): never {
  console.error(message);
  process.exit(status);
}
