import { flagOf } from '../../../conformance/run/options.ts';
import { quoted } from '../../../conformance/wire/http/curl.ts';
import { type Options, runOptions } from './options.ts';

/** The options that choose cases or write files. A command that repeats one case does without them. */
const leftOut: readonly (keyof Options)[] = [
  'only',
  'skip',
  'baseline',
  'updateBaseline',
  'json',
  'junit',
  'html',
  'statement',
];

/**
 * Returns the function that makes the command to run one case of a target again. The command has the options of the present one.
 *
 * @param given The arguments of the present command after `conform`.
 */
export function repeatCommand(target: string, given: readonly string[]): (caseId: string) => string {
  const kept: string[] = [];
  let isNamed = false;
  for (let index = 0; index < given.length; index += 1) {
    const [flag = ''] = given[index]!.split('=', 1);
    const isSwitch = Object.entries(runOptions).some(
      ([name, { reader }]) => flagOf(name) === flag && reader === 'switch',
    );
    const hasValue = flag.startsWith('--') && !isSwitch && !given[index]!.includes('=');
    const words = given.slice(index, index + (hasValue ? 2 : 1));
    if (hasValue) index += 1;
    if (!flag.startsWith('-')) isNamed = true;
    else if (!leftOut.some((name) => flagOf(name) === flag)) kept.push(...words);
  }
  // Without a target, the command reads the target from the configuration file.
  const start = isNamed ? [target, ...kept] : kept;
  return (caseId) => ['npx', 'parlance', 'conform', ...start, '--only', caseId].map(quoted).join(' ');
}
