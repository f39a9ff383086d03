// `npm run conform`: starts the reference and the example front end, checks both, and writes the report.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { conform } from '../../conformance/conform.ts';
import { exitCodeOf } from '../../conformance/exit.ts';
import { asHtml } from '../../conformance/report/html.ts';
import { asJson, type Report } from '../../conformance/report/json.ts';
import { asTable } from '../../conformance/report/table.ts';
import { startFrontend } from '../../docs/examples/channel-frontend/frontend.ts';
import { contractVersion } from './conform.ts';

const contract = contractVersion();
const deskToken = 'conformance';
const reports = [await checkService(), await checkIntegrator()];
for (const report of reports) console.log(asTable(report));
mkdirSync('reports', { recursive: true });
writeFileSync('reports/conformance.json', asJson(reports));
writeFileSync('reports/conformance.html', asHtml(reports));
console.log('The reports with all evidence: reports/conformance.json and reports/conformance.html');
process.exitCode = Math.max(...reports.map(({ results }) => exitCodeOf(results)));

/** The reference runs in a process of its own, so that its work does not delay the suite's clock. */
async function checkService(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-conform-'));
  const options = ['--port', '0', '--desk', '--desk-token', deskToken, '--allow-loopback'];
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, 'serve', ...options, '--data', join(folder, 'store.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const desk = await readyDesk(child);
    return await conform('channel-service', { desk, deskToken }, { contract });
  } finally {
    child.kill('SIGTERM');
    await new Promise((ended) => (child.exitCode === null ? child.once('exit', ended) : ended(undefined)));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for the log line that says where the desk is. */
async function readyDesk(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`The reference left with ${code} before it was ready.`)));
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const { msg, desk } = JSON.parse(line) as { msg?: string; desk?: string };
    if (msg === 'ready' && desk) resolve(desk);
  });
  return promise;
}

/** The front end posts one message to the suite, which stands in for the service meanwhile. */
async function checkIntegrator(): Promise<Report> {
  const frontend = await startFrontend(() => undefined);
  const port = await freePort();
  try {
    const options = { url: frontend.customerEndpoint, listen: { host: '127.0.0.1', port } };
    const report = conform('channel-integrator', options, { contract });
    frontend.connect(`http://127.0.0.1:${port}/random/conformance`);
    await sayUntilHeard(frontend.sayUrl);
    return await report;
  } finally {
    await frontend.close();
  }
}

async function sayUntilHeard(sayUrl: string): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const { ok } = await fetch(sayUrl, { method: 'POST', body: 'Hello' });
    if (ok) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
