/** Returns the reason why a service cannot be reached. The global fetch puts it into the error's cause. */
export function failureReason(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message;
}

/** Prints a message and exits. The message tells the user what to change. */
export function leave(message: string, status = 1): never {
  console.error(message);
  process.exit(status);
}

/** Runs `stop` at the first SIGINT or SIGTERM, and then exits. A second signal exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          process.exit(1);
        },
      );
    });
  }
}
