import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { deskOf, deskToken } from '../../reference/service/testing/site.ts';
import { linesOf, start } from './command.ts';

/** A process that serves. */
export interface Serving {
  child: ChildProcess;
  url: string;
  desk: DeskClient;
  deskUrl: string;
  /** The lines of its log. */
  said: string[];
  /** Ends it by a signal, and waits for that. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `parlance serve` on a database. */
export async function serveOn(database: string, publicUrl?: string): Promise<Serving> {
  const options = ['--port', '0', '--desk', '--desk-token', deskToken, '--allow-loopback'];
  const address = publicUrl === undefined ? [] : ['--public-url', publicUrl];
  const child = start('serve', '--database-url', database, ...options, ...address);
  const log = linesOf(child.stdout);
  child.stderr.on('data', (part) => log.said.push(String(part)));
  // What it calls its address is that of the proxy, where there is one.
  const { desk } = JSON.parse(await log.until((line) => line.includes('"ready"'))) as { desk: string };
  return {
    child,
    url: new URL(desk).origin,
    desk: deskOf({ deskUrl: desk }),
    deskUrl: desk,
    said: log.said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      if (signal === 'SIGSTOP' || signal === 'SIGCONT') return;
      await once(child, 'exit');
    },
  };
}
