// Tests the wheel and the sdist of the Python package.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { policies } from '../../../../../generated/policies.ts';
import { isInstalled } from '../../../../workshop/testing/programs.ts';
import { generated, output } from '../testing/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-python-'));
afterAll(() => rmSync(folder, { recursive: true }));
const source = join(generated, 'python');

/** Builds the wheel and the sdist into the folder `name`. Returns the paths of both files. */
function built(name: string): string[] {
  const told = output('python3', ['build_backend.py', join(folder, name)], source);
  return told.trimEnd().split('\n');
}

if (!isInstalled('python3')) test.skip('the Python package is not built: python3 is not installed');
else {
  test('the wheel and the sdist are small, and each build gives the same bytes', () => {
    const [first, second] = [built('first'), built('second')];
    expect(first.map((path) => path.replace(/.*parlance_contract-[\d.]+\d/, ''))).toEqual([
      '-py3-none-any.whl',
      '.tar.gz',
    ]);
    for (const [index, path] of first.entries()) {
      // The docs page about the package states this size.
      expect(statSync(path).size).toBeLessThan(64_000);
      expect(readFileSync(path).equals(readFileSync(second[index]!))).toBe(true);
    }
  });

  test('a wheel that is installed has py.typed and all modules', () => {
    const [wheel] = built('installed');
    const target = join(folder, 'site');
    output('python3', ['-m', 'pip', 'install', '-q', '--no-deps', '--no-index', '--target', target, wheel!]);
    const code = `
import sys; sys.path.insert(0, ${JSON.stringify(target)})
import parlance, os, importlib.metadata as metadata
from parlance import bot, calling, channel, developer, errors, faults, local, policies, rules, serving, signatures, states, widget
assert os.path.exists(os.path.join(os.path.dirname(parlance.__file__), "py.typed"))
print(parlance.__file__.startswith(${JSON.stringify(target)}), metadata.version("parlance-contract") == parlance.__version__)
print(len(rules.RULES) > 100, policies.POLICIES["sendAgentMessage"]["attempts"], errors.HTTP_ERRORS["405"]["code"])
`;
    expect(output('python3', ['-S', '-c', code]).split('\n').slice(0, 2)).toEqual([
      'True True',
      `True ${policies.sendAgentMessage.attempts} method_not_supported`,
    ]);
  });

  test('the package rejects an unknown method and a misspelt setting, and a method that is not written gives 500', () => {
    const code = `
from parlance import bot, channel
def told(act):
    try:
        act()
    except (TypeError, NotImplementedError) as error:
        print(error)
told(lambda: type("Bot", (bot.BotProvider,), {"receive_client_mesage": print}))
told(lambda: bot.BotProvider(tokn="x"))
print(type("Mine", (channel.ChannelIntegrator,), {})().handle("POST", "/shop", {}, b'{"recipient":{"id":"1"},"message":{"type":"typein"}}')[0])
`;
    const lines = output('python3', ['-c', code]).trimEnd().split('\n');
    expect(lines[0]).toMatch(
      /^Bot\.receive_client_mesage is not an operation\. Known are receive_client_message, /,
    );
    expect(lines[1]).toBe('tokn is not a setting of BotProvider');
    expect(lines[2]).toBe('500');
  });

  test('the log names the faults of a body that a handler returns, and the caller gets the body', () => {
    const code = `
import logging, sys
from parlance import channel
logging.basicConfig(stream=sys.stdout)
message = b'{"recipient":{"id":"1"},"message":{"type":"typein"}}'
for content in (None, {"result": "ok"}):
    party = type("Mine", (channel.ChannelIntegrator,), {"receive_agent_message": lambda self, body, request: content})()
    print(party.handle("POST", "/shop", {}, message)[2], flush=True)
`;
    expect(output('python3', ['-c', code]).trimEnd().split('\n')).toEqual([
      expect.stringMatching(
        /^ERROR:parlance:Mine\.receive_agent_message returned a response that is not valid: /,
      ),
      "b'{}'",
      'b\'{"result":"ok"}\'',
    ]);
  });

  test('a Content-Length that is not a number, or has thousands of digits, does not stop the program', () => {
    const code = `
import io
from parlance.serving import read_body
print([read_body({"Content-Length": length}, io.BytesIO(b"x")) for length in ("\\u00b2", "9" * 5000, "1")])
`;
    expect(output('python3', ['-c', code]).trimEnd()).toBe("[b'', b'', b'x']");
  });

  test('a program says in a sentence that its port is in use, or that its arguments are missing', () => {
    const code = `
from parlance.bot import BotProvider
from parlance.local import listen
first = listen(BotProvider().handle, 0)
listen(BotProvider().handle, first.server_address[1])
`;
    expect(() => output('python3', ['-c', code])).toThrow(/Port \d+ is taken\. Stop the program .*\.\n$/);
    const bot = join(generated, '../docs/examples/python/bot.py');
    expect(() => output('python3', [bot, '8789'])).toThrow(
      /the following arguments are required: service, provider_id, token\n$/,
    );
  });
}
