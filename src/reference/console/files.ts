import type { PageFile } from './build.ts';

let built: Promise<{ files: PageFile[] }> | undefined;

/**
 * Returns the files of the console, which are built at the first call. A clone needs no build step and keeps no build output. The published
 * command replaces this module with its result: see `src/workshop/release/bundle.ts`.
 */
export async function consoleFiles(): Promise<PageFile[]> {
  const { buildConsole } = await import('./build.ts');
  built ??= buildConsole();
  return (await built).files;
}
