import type { PageFile } from './build.ts';

let built: Promise<{ files: PageFile[] }> | undefined;

/**
 * Returns the files of the console, which are built at the first call. So a clone of the repository needs no build step. In the published
 * package, a module with the built files replaces this module: see `src/workshop/release/build.ts`.
 */
export async function consoleFiles(): Promise<PageFile[]> {
  const { buildConsole } = await import('./build.ts');
  built ??= buildConsole();
  return (await built).files;
}
