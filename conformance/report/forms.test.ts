// Checks reports of real runs against their published schema.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conform, unreachableReport } from '../conform.ts';
import schema from '../schemas/report.schema.json' with { type: 'json' };
import { targets } from '../targets/index.ts';
import { asJson, asStatement, type Report, reportVersion } from './json.ts';

const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv);
const isReport = ajv.compile(schema);
const settings = { baseline: new Set(['HOOK-RCV-02', 'HOOK-RCV-01']) };
let reports: Report[];

// The server answers only chat_accepted correctly, so that the reports contain passed, failed and skipped results.
const crm = createServer((request, response) => {
  let body = '';
  request
    .on('data', (piece) => (body += String(piece)))
    .on('end', () => response.end(body.includes('chat_accepted') ? '{"result": "OK"}' : '[["never"'));
}).listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!crm.listening) await once(crm, 'listening');
  const url = `http://127.0.0.1:${(crm.address() as AddressInfo).port}`;
  reports = [
    await conform('webhook-receiver', { url, skip: ['HOOK-RCV-05'] }, settings),
    await conform('channel-integrator', { url, only: ['CHN-RCV-01', 'CHN-RCV-10', 'CHN-RCV-11'] }, settings),
    unreachableReport('bot-service', 'nobody is there'),
  ];
});
afterAll(() => crm.close());

const isRight = (value: unknown) => {
  isReport(value);
  return isReport.errors?.slice(0, 3) ?? [];
};

test('reports of real runs match the schema of reports, alone and together', () => {
  expect(isRight(JSON.parse(asJson(reports)))).toEqual([]);
  for (const report of reports) expect(isRight(JSON.parse(asJson([report])))).toEqual([]);
  const statuses = new Set(reports.flatMap(({ results }) => results.map(({ status }) => status)));
  expect([...statuses]).toEqual(expect.arrayContaining(['passed', 'failed', 'skipped']));
});

test('the schema names the current version and targets, and rejects other values', () => {
  const { properties } = schema.$defs.report;
  expect(properties.reportVersion.const).toBe(reportVersion);
  expect(properties.target.enum).toEqual([...targets]);
  const [report] = reports;
  expect(isRight({ ...report, reportVersion: reportVersion + 1 })).not.toEqual([]);
  expect(isRight({ ...report, results: [{ ...report?.results[0], status: 'perhaps' }] })).not.toEqual([]);
});

test('a statement of the tested rules contains no secret part of an address', () => {
  expect(asStatement(reports)).not.toMatch(/127\.0\.0\.1:\d+\/./);
});
