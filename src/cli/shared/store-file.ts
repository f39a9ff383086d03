import { accessSync, constants, statSync } from 'node:fs';

/** In a sentence why the file of a store cannot be read; asked before SQLite, which would wait for ever for a pipe. */
export function whyNotReadable(file: string): string | undefined {
  try {
    if (!statSync(file).isFile()) return `${file} is no regular file. Name the file of the store by --data.`;
    accessSync(file, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return ['ENOENT', 'ENOTDIR'].includes(code)
      ? `${file} is not there. Name the store by --data.`
      : `${file} may not be read by this user (${code}). Be the user that the service runs as.`;
  }
}
