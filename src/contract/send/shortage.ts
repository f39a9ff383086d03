import { closeSync, openSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { devNull } from 'node:os';

/** What an operating system says where files, ports, buffers or memory have run out. */
const codes = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAI_MEMORY']);

interface SystemError {
  code?: string;
  address?: string;
  errors?: unknown[];
}

/**
 * Whether a request could not be begun because this machine has no file, port, buffer or memory left. A name cannot be looked up
 * then, and the system calls it unknown: so another file is tried.
 */
export function isShortage(error: unknown): boolean {
  return isItself(error) || !canOpen();
}

function isItself(error: unknown): boolean {
  const { code = '', address = '', errors = [] } = error as SystemError;
  if (errors.length > 0) return errors.every(isItself);
  // Of IPv6 it may mean that this machine has no such address at all, which no waiting changes.
  return codes.has(code) || (code === 'EADDRNOTAVAIL' && isIPv4(address));
}

function canOpen(): boolean {
  try {
    closeSync(openSync(devNull, 'r'));
    return true;
  } catch (error) {
    return !isItself(error);
  }
}
