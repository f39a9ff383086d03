import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { asHtml } from '../../../conformance/report/html.ts';
import { asBadge, asJson, asStatement, type Report } from '../../../conformance/report/json.ts';
import { asJunit } from '../../../conformance/report/junit.ts';
import { Usage } from '../../../conformance/run/target.ts';
import type { Certificate } from '../../../conformance/wire/traffic/patience.ts';
import { tryWhole, writeWhole } from '../../contract/files.ts';
import type { Options } from './options.ts';

const forms = { json: asJson, junit: asJunit, html: asHtml, statement: asStatement } as const;
const names = Object.keys(forms) as (keyof typeof forms)[];

/** The value of a report option that means standard output in place of a file. */
const output = '-';

export function reportFiles(options: Options): string[] {
  return names.flatMap((name) => options[name] ?? []).filter((file) => file !== output);
}

/** Returns true if a report is written to standard output. Throws Usage if two reports would be written there. */
export function isReportPrinted(all: readonly Options[]): boolean {
  const printed = names.filter((name) => all.some((options) => options[name] === output));
  if (printed.length > 1)
    throw new Usage(
      `--${printed.join(' and --')} cannot both go to the standard output. Name a file for one of them.`,
    );
  return printed.length === 1;
}

export interface Judged {
  report: Report;
  options: Options;
}

/** Writes the reports of the judged targets. Targets with the same file share one report. Throws Usage if a file cannot be written. */
export function writeReports(judged: readonly Judged[]): void {
  for (const { file, text } of reportTexts(judged, (file) => file !== output))
    orUsage(`The report ${file}`, () => writeWhole(file, text));
}

/** Checks before a run that a file can be written after the run. Throws Usage, with `what` and the file, if it cannot be written. */
export function checkWritable(what: string, file: string): void {
  orUsage(`${what} ${file}`, () => tryWhole(file));
}

/** Calls `write`. If `write` throws, this function throws Usage with `what` and the reason. */
export function orUsage(what: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Usage(`${what} cannot be written: ${(error as Error).message}`);
  }
}

export function printReports(judged: readonly Judged[]): void {
  for (const { text } of reportTexts(judged, (file) => file === output)) process.stdout.write(text);
}

/** Yields the path and the text of each report file for which `isWanted` returns true. */
function* reportTexts(
  judged: readonly Judged[],
  isWanted: (file: string) => boolean,
): Generator<{ file: string; text: string }> {
  for (const name of names) {
    const byFile = Map.groupBy(judged, ({ options }) => options[name]);
    for (const [file, own] of byFile) {
      if (file === undefined || !isWanted(file)) continue;
      const reports = own.map(({ report }) => report);
      yield { file, text: forms[name](reports) };
      if (name === 'statement' && file !== output)
        for (const report of reports) yield { file: `${file}.${report.target}.svg`, text: asBadge(report) };
    }
  }
}

/**
 * Returns the certificate with which the stand-ins serve HTTPS: the certificate of --tls-cert, or the self-signed certificate of --tls-ca.
 * Undefined without these options. Throws Usage if the certificate cannot be read or made.
 */
export function certificateOf(options: Options): Certificate | undefined {
  const { tlsCert, tlsKey, tlsCa } = options;
  if (tlsCa === undefined && tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCa !== undefined && tlsCert === undefined && tlsKey === undefined)
    return makeCertificate(tlsCa, options);
  if (tlsCa !== undefined || tlsCert === undefined || tlsKey === undefined)
    throw new Usage('Give --tls-cert and --tls-key together, or --tls-ca alone.');
  return read(tlsCert, tlsKey);
}

function read(certFile: string, keyFile: string): Certificate {
  try {
    const certificate = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    throw new Usage(
      `${certFile} and ${keyFile} are not a certificate and its key in PEM: ${(error as Error).message}`,
    );
  }
}

/** Makes a self-signed certificate in a file, and its key beside it. An earlier certificate is reused while it is valid. */
function makeCertificate(file: string, { listen, publicUrl }: Options): Certificate {
  const key = `${file}.key`;
  if (existsSync(file) && existsSync(key)) {
    const former = read(file, key);
    if (new Date(new X509Certificate(former.cert).validTo).getTime() > Date.now()) return former;
  }
  const hosts = ['127.0.0.1', 'localhost', listen?.host, publicUrl && new URL(publicUrl).hostname];
  const names = [...new Set(hosts.filter((host) => host !== undefined))].map((host) => {
    const bare = host.replace(/^\[|\]$/g, '');
    return `${isIP(bare) ? 'IP' : 'DNS'}:${bare}`;
  });
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=parlance conform',
  ];
  let pem: string;
  try {
    // This process writes the files, because openssl would follow a symbolic link and replace the file behind the link.
    const output = ['-addext', `subjectAltName=${names.join(',')}`, '-keyout', '-', '-out', '-'];
    pem = execFileSync('openssl', [...args, ...output], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'it is not installed' : (error as Error).message;
    throw new Usage(
      `--tls-ca needs openssl, which makes the certificate: ${why}. Install openssl, or give --tls-cert and --tls-key.`,
    );
  }
  const at = pem.indexOf('-----BEGIN CERTIFICATE');
  orUsage(`The key ${key}`, () => writeWhole(key, pem.slice(0, at), 0o600));
  orUsage(`The certificate ${file}`, () => writeWhole(file, pem.slice(at)));
  return read(file, key);
}
