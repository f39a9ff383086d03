import type { PageFile } from './build.ts';

let built: Promise<{ files: PageFile[] }> | undefined;

/**
 * The console, built when it is first asked for: a clone needs no step for it, and no output of a build lies about. The published
 * command holds in place of this module what it gives, see `src/workshop/release/bundle.ts`.
 */
export async function consoleFiles(): Promise<PageFile[]> {
  const { buildConsole } = await import('./build.ts');
  built ??= buildConsole();
  return (await built).files;
}
