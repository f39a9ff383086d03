// Makes code samples from an exchange and one of its examples. Each language is a file in this folder.
import {
  languages as generatedLanguages,
  type LanguageId,
} from '../../../../src/contract/codegen/languages.ts';
import type { Exchange } from '../exchanges.ts';
import { goCall, goReceiver } from './go.ts';
import { json, literal } from './literal.ts';
import { type Call, callOf, type Receiver, receiverOf, type Sample } from './model.ts';
import { phpCall, phpReceiver } from './php.ts';
import { pythonCall, pythonReceiver } from './python.ts';
import { typescriptCall, typescriptReceiver } from './typescript.ts';

export type { Sample } from './model.ts';

interface Language extends Omit<Sample, 'code'> {
  call(call: Call): string;
  /** Writes the code that responds to requests. This member is absent for curl, which cannot respond to requests. */
  receive?(receiver: Receiver): string;
}

const samples: Readonly<Record<LanguageId, Pick<Language, 'call' | 'receive'>>> = {
  python: { call: pythonCall, receive: pythonReceiver },
  php: { call: phpCall, receive: phpReceiver },
  go: { call: goCall, receive: goReceiver },
};

/** All languages of samples, in the order in which a page lists them. */
export const languages: readonly Language[] = [
  { id: 'curl', title: 'curl', lang: 'sh', call: curl },
  { id: 'typescript', title: 'TypeScript', lang: 'ts', call: typescriptCall, receive: typescriptReceiver },
  ...generatedLanguages.map(({ id, title }) => ({ id, title, lang: id, ...samples[id] })),
];

/** The languages of samples that send a webhook, for readers who test a receiver or build a service. */
const ofSenders = ['curl', 'typescript'];

export interface Samples {
  /** Code that responds to the request. The list is empty if the service responds to the request. */
  receive: Sample[];
  /** Code that makes the request. */
  call: Sample[];
}

export function samplesOf(exchange: Exchange): Samples {
  const { operation } = exchange;
  const call = callOf(operation);
  const { isWebhook } = operation;
  return {
    receive: isWebhook
      ? languages.flatMap(({ receive, call: _, ...language }) =>
          receive ? [{ ...language, code: receive(receiverOf(exchange)) }] : [],
        )
      : [],
    call: languages
      .filter(({ id }) => !isWebhook || ofSenders.includes(id))
      .map(({ call: make, receive: _, ...language }) => ({ ...language, code: make(call) })),
  };
}

function curl({ method, url, token, body, isStream }: Call): string {
  // The option -i makes curl also print the header fields of the response, such as Retry-After.
  const flag = isStream ? '-iN' : '-i';
  const isImplied = body === undefined ? method === 'GET' : method === 'POST';
  const lines = [`curl ${flag}${isImplied ? '' : ` -X ${method}`} ${quoted(url)}`];
  if (token !== undefined) lines.push(`-H "Authorization: Bearer $${token}"`);
  if (body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(literal(body, json))}`);
  return lines.join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
