// Writes samples as files, word for word. Only the addresses are replaced, by the addresses of the test's servers.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../../package.json' with { type: 'json' };
import {
  type LanguageId as GeneratedLanguageId,
  languages as generatedLanguages,
} from '../../../src/contract/codegen/languages.ts';
import { type Exchange, exchanges } from '../../src/contract/exchanges.ts';
import { homes, serverOf } from '../../src/contract/operations.ts';
import { languages, samplesOf } from '../../src/contract/samples/index.ts';
import { callOf } from '../../src/contract/samples/model.ts';

export type LanguageId = 'curl' | 'typescript' | GeneratedLanguageId;

/** The file ending of each language. */
export const endings = {
  curl: 'sh',
  typescript: 'ts',
  ...Object.fromEntries(generatedLanguages.map(({ id, extension }) => [id, extension])),
} as Readonly<Record<LanguageId, string>>;

export interface Written {
  exchange: Exchange;
  file: string;
  code: string;
}

/** The exchanges whose call gets a response that ends, in the order of the documents. File names are numbered in this order. */
export const calls = exchanges.filter(({ operation }) => !callOf(operation).isStream);
export const streams = exchanges.filter(({ operation }) => callOf(operation).isStream);
export const received = exchanges.filter(({ operation }) => operation.isWebhook);

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'parlance-samples-'));
}

/** Returns the exchanges that have a sample of a call in the language. */
export const calledIn = (language: LanguageId, among: readonly Exchange[]): Exchange[] =>
  among.filter((exchange) => samplesOf(exchange).call.some(({ id }) => id === language));

/** Writes the calls of a language to files. `at` returns the address of a party's server. */
export function writeCalls(
  language: LanguageId,
  among: readonly Exchange[],
  folder: string,
  at: (party: string) => string,
): Written[] {
  mkdirSync(folder, { recursive: true });
  return calledIn(language, among).map((exchange, index) => {
    const { operation } = exchange;
    const { code } = samplesOf(exchange).call.find(({ id }) => id === language)!;
    const here = withSourcePaths(code).replaceAll(serverOf(operation), at(operation.party));
    return written(
      exchange,
      join(folder, `${nameOf(index, operation.operationId)}.${endings[language]}`),
      here,
    );
  });
}

/** Writes the receiver of an exchange to a file. The receiver listens on the port, and posts to the address `service`. */
export function writeReceiver(
  language: LanguageId,
  exchange: Exchange,
  folder: string,
  { port, service }: { port: number; service: string },
): Written {
  mkdirSync(folder, { recursive: true });
  const { operation } = exchange;
  const { code } = samplesOf(exchange).receive.find(({ id }) => id === language)!;
  const way = exchanges.find((other) => other.operation.of === operation.of && !other.operation.isWebhook);
  const here = withSourcePaths(code)
    .replaceAll(String(homes[operation.party]!.port), String(port))
    .replaceAll(way ? serverOf(way.operation) : '\0', service);
  return written(exchange, join(folder, `${operation.operationId}.${endings[language]}`), here);
}

export const titleOf = (language: LanguageId) => languages.find(({ id }) => id === language)!.title;

function written(exchange: Exchange, file: string, code: string): Written {
  writeFileSync(file, `${code}\n`);
  return { exchange, file, code };
}

const nameOf = (index: number, operationId: string) => `${String(index).padStart(3, '0')}-${operationId}`;

/** Replaces imports of the package by paths of its sources, because the written files belong to no package. */
const withSourcePaths = (code: string) =>
  code.replaceAll(/'@parlance\/contract\/([^']+)'/g, (_, path: string) => {
    const entry = (manifest.exports as Record<string, string>)[`./${path}`];
    if (entry === undefined) throw new Error(`The package does not export ${path}.`);
    return `'${fileURLToPath(new URL(`../../../${entry}`, import.meta.url))}'`;
  });
