import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Usage } from '../../../conformance/run/target.ts';
import { type Target, targets } from '../../../conformance/targets/index.ts';
import { printed } from '../../../generated/faults.ts';
import { didYouMean } from '../shared/nearest.ts';
import { type Options, runOptions } from './options.ts';

/** The configuration of a run without a target. */
export const usualFile = 'parlance.conform.json';

const schemaFile = fileURLToPath(new URL('../../../conformance/schemas/config.schema.json', import.meta.url));

/** One target with the options of its run. */
export interface Planned {
  target: Target;
  options: Options;
}

type Fields = Record<string, unknown>;

/** The path of the file's schema as it is written into a file. */
export function schemaBeside(file: string): string {
  const path = relative(dirname(file), schemaFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Reads the configuration of runs. Throws Usage with the place of a fault. */
export function readConfig(file: string): Planned[] {
  if (!existsSync(file))
    throw new Usage(
      `The file ${file} does not exist. Create it with parlance conform --init, or name a target.`,
    );
  const { $schema: _, targets: listed, ...shared } = objectAt(file, '', parsed(file));
  const own = objectAt(file, '/targets', listed);
  const common = optionsAt(file, '', shared);
  return Object.entries(own).map(([name, options]) => {
    const target = targets.find((each) => each === name);
    const at = `/targets/${name}`;
    if (!target)
      throw new Usage(
        `${file}: ${at} is not a target. ${didYouMean(name, targets)}The targets are ${targets.join(', ')}.`,
      );
    return { target, options: { ...common, ...optionsAt(file, at, objectAt(file, at, options)) } };
  });
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage(`${file} is not JSON: ${(error as Error).message}`);
  }
}

function objectAt(file: string, at: string, value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject && (at !== '/targets' || Object.keys(value).length > 0)) return value as Fields;
  throw new Usage(
    `${file}: ${at || 'the file'} must be an object${at === '/targets' ? ' with an entry for each target' : ''}.`,
  );
}

function optionsAt(file: string, at: string, fields: Fields): Options {
  const names = Object.keys(runOptions) as (keyof Options)[];
  const read = Object.entries(fields).map(([name, value]) => {
    const known = names.find((each) => each === name);
    if (!known) throw new Usage(`${file}: ${at}/${name} is not an option. ${didYouMean(name, names)}`.trim());
    return [known, optionOf(`${file}: ${at}/${name}`, known, value)];
  });
  return Object.fromEntries(read) as Options;
}

function optionOf(place: string, name: keyof Options, value: unknown): unknown {
  const { reader } = runOptions[name];
  if (reader === 'switch') {
    if (typeof value !== 'boolean') throw new Usage(`${place} must be true or false.`);
    return value;
  }
  const isList = Array.isArray(value) && (name === 'only' || name === 'skip');
  const text = isList ? value.map(printed).join(',') : textOf(place, value);
  try {
    return reader(text);
  } catch (error) {
    throw new Usage(`${place}: ${(error as Error).message}`);
  }
}

/** A text, with the variables of the environment that it names: `{"env": "NAME"}`, or `${NAME}` within it. */
function textOf(place: string, value: unknown): string {
  if (typeof value === 'number') return String(value);
  const wanted = (value as { env?: unknown } | null)?.env;
  const text = typeof wanted === 'string' ? `\${${wanted}}` : value;
  if (typeof text !== 'string') throw new Usage(`${place} must be a string, or {"env": "NAME"}.`);
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const found = process.env[name];
    if (found === undefined)
      throw new Usage(`${place} needs the environment variable ${name}, which is not set.`);
    return found;
  });
}
