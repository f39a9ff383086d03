/** Why a service cannot be reached: the global fetch has the reason in the cause. */
export function whyAway(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message;
}

/** Ends the process with a message that says what the user can fix. */
export function leave(message: string, status = 1): never {
  console.error(message);
  process.exit(status);
}
