// `npm run conform:scaled`: checks the reference as three processes on one PostgreSQL, behind a proxy that gives each request
// to the next of them.
import { conform } from '../../../conformance/conform.ts';
import { asTable } from '../../../conformance/report/table.ts';
import { exitCodes, gravestOutcome } from '../../../conformance/run/exit.ts';
import { contractVersion } from '../../cli/conform.ts';
import { openProxy } from '../../cli/testing/proxy.ts';
import { serveOn } from '../../cli/testing/several.ts';
import { startServer } from '../../reference/service/store/testing/postgres.ts';
import { deskToken } from '../../reference/service/testing/site.ts';

const contract = contractVersion();
const started = performance.now();
await using server = await startServer({ sync: true });
await using proxy = await openProxy();
const database = await server.database();
const processes = await Promise.all([1, 2, 3].map(() => serveOn(database, proxy.url)));
proxy.send(processes.map(({ url }) => url));
const service = { desk: `${proxy.url}/desk`, deskToken };
const targets = ['channel-service', 'bot-service', 'webhook-sender'] as const;
const reports = await Promise.all(targets.map((target) => conform(target, service, { contract })));
for (const report of reports) console.log(asTable(report));
await Promise.all(processes.map((each) => each.end('SIGTERM')));
console.log(`Requests by process: ${proxy.counts().join(', ')}. All of it took ${seconds()} s.`);
process.exitCode = exitCodes[gravestOutcome(reports.map(({ outcome }) => outcome))];

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
