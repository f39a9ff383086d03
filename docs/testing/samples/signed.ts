// A receiver that verifies signatures, for the test of a script that sends one signed request.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { verifySignature } from '../../../src/contract/send/signature.ts';
import { homes } from '../../src/contract/operations.ts';

/** Runs the script. Returns the fault of the signature of each request, or undefined for a valid signature. */
export async function verdictsOn(script: string, secret: string): Promise<(string | undefined)[]> {
  const verdicts: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    verdicts.push(verifySignature(request.headers as Record<string, string>, await text(request), secret));
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const code = readFileSync(script, 'utf8').replace(String(homes['webhook-receiver']!.port), String(port));
  const env = { ...process.env, WEBHOOK_SECRET: secret };
  await promisify(execFile)('bash', ['-c', code], { env });
  server.close();
  return verdicts;
}
