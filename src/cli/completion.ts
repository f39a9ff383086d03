// `parlance completion SHELL` prints a shell script that completes commands, options and the values of options.
import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { cases } from '../../conformance/targets/index.ts';
import { sampleEvents } from '../contract/judgement/trial.ts';
import { sides } from '../contract/mock/judged.ts';

const helpText = `
Examples:
  $ source <(parlance completion bash)                  # for this shell; put it into ~/.bashrc to keep it
  $ source <(parlance completion zsh)                   # likewise, into ~/.zshrc
  $ parlance completion fish > ~/.config/fish/completions/parlance.fish
  $ parlance completion powershell | Out-String | Invoke-Expression

The script for bash needs the package bash-completion, which most systems have.`;

/** Adds the command `completion`. It must be added last, because it completes only the commands that exist at that time. */
export function register(program: Command): void {
  const completion = tab(program, { completionCommandName: 'completion' });
  program.commands
    .find((command) => command.name() === 'completion')!
    .description('Print a script by which a shell completes commands, options and their values.')
    .addHelpText('after', helpText)
    .hook('preAction', () => {
      const { log } = console;
      // Removes the word `readonly` from the script. A shell that reads the script twice would fail at a `readonly` variable.
      console.log = (script: string) => log(script.replaceAll(/^(\s*)readonly (?=\w+=)/gm, '$1'));
    });

  const suggest = (command: string, option: string, values: Iterable<string>) => {
    const { options } = completion.commands.get(command)!;
    options.get(option)!.handler = (complete) => {
      for (const value of values) complete(value, '');
    };
  };
  const checked = new Set(cases.flatMap(({ id, rules }) => [...rules, id]));
  suggest('conform', 'only', checked);
  suggest('conform', 'skip', checked);
  suggest('mock', 'only', new Set(sides.map(({ party }) => party)));
  suggest('trigger', 'example', new Set(sampleEvents.flatMap(({ examples }) => Object.keys(examples))));
}
