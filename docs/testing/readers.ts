// Runs the command of a reader of the first page, in a folder in which only the package is installed.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { node as runNode, shell } from '../../src/workshop/testing/package.ts';
import { homeOf, type Reader, shownTo } from '../src/contract/readers.ts';

/**
 * Returns the output on the page, and the output of the command in the folder. Durations and the port are replaced, because they differ in
 * each run.
 */
export async function story(reader: Reader, folder: string, node?: string) {
  const { command, output } = await shownTo(reader);
  const printed = await printedBy(reader, command, folder, node);
  const lines = 'lines' in reader.run ? reader.run.lines : Number.POSITIVE_INFINITY;
  return { shown: steady(output).slice(0, lines), printed: steady(printed).slice(0, lines) };
}

async function printedBy({ run }: Reader, command: string, folder: string, node?: string): Promise<string> {
  if ('code' in run) {
    writeFileSync(join(folder, 'reader.mjs'), run.code);
    return node === undefined ? runNode(folder, 'reader.mjs') : shell(folder, 'node reader.mjs', node);
  }
  if ('lines' in run) return shell(folder, command, node);
  const endpoint = createServer((request, response) => {
    const answer = () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(run.answer));
    request.resume().on('end', answer);
  }).listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const { host, hostname } = new URL(homeOf(run.party));
  const here = `${hostname}:${(endpoint.address() as AddressInfo).port}`;
  try {
    return (await shell(folder, command.replace(host, here), node)).replaceAll(here, host);
  } finally {
    endpoint.close();
  }
}

const steady = (text: string) =>
  text
    .trimEnd()
    .replaceAll(/\d+ ms/g, 'some ms')
    .split('\n');
