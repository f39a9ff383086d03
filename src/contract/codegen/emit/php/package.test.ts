// Tests that the Composer package loads and can be installed.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInstalled } from '../../../../workshop/testing/programs.ts';
import { generated, output } from '../testing/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-php-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = readdirSync(join(generated, 'php'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.php'))
  .map((path) => join(generated, 'php', path));

test('the PHP files of the Composer package are small', () => {
  // The docs page about the package states this size.
  const sizes = sources.map((path) => statSync(path).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(320_000);
});

const classes = sources.flatMap((path) => /\/src\/(.*)\.php$/.exec(path)?.[1]?.replaceAll('/', '\\') ?? []);
const loads = `
foreach (explode(' ', '${classes.join(' ')}') as $name)
    echo class_exists("Parlance\\\\$name") ? '' : "$name is missing ";
$bot = new class('/bot', 'token-1') extends Parlance\\Bot\\BotProvider {};
echo $bot->handle('POST', '/bot/token-1', [], '{"event":"CHAT_CLOSED"}')[2], ' ';
try {
    new class extends Parlance\\Bot\\BotProvider { public function receiveClientMesage(): void {} };
} catch (LogicException $wrong) {
    echo $wrong->getMessage();
}`;
const told = /^\{\} .* has no operation receiveClientMesage\. Known are receiveClientMessage, /s;

if (!isInstalled('php')) test.skip('the package is not loaded: php is not installed');
else {
  test('the package loads without Composer, and throws for a method that is not an operation', () => {
    const code = `require '${join(generated, 'php/autoload.php')}';${loads}`;
    expect(output('php', ['-r', code])).toMatch(told);
  });

  test('the error log names the faults of a body that a handler returns, and the caller gets the body', () => {
    const log = join(folder, 'error.log');
    const code = `require '${join(generated, 'php/autoload.php')}';
ini_set('error_log', '${log}');
$party = new class() extends Parlance\\Channel\\ChannelIntegrator {
    public array $reply = [];
    public function receiveAgentMessage($body, $request): array { return $this->reply; }
};
foreach ([[], ['result' => 'ok']] as $party->reply)
    echo $party->handle('POST', '/shop', [], '{"recipient":{"id":"1"},"message":{"type":"typein"}}')[2], "\\n";
`;
    expect(output('php', ['-r', code])).toBe('{}\n{"result":"ok"}\n');
    const logged = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(logged).toEqual([
      expect.stringContaining('receiveAgentMessage returned a response that is not valid: '),
    ]);
  });
}

if (!isInstalled('composer')) test.skip('the package is not installed: composer is not installed');
else
  test('Composer accepts the package, and installs it from a folder', () => {
    cpSync(join(generated, 'php'), join(folder, 'parlance'), { recursive: true });
    mkdirSync(join(folder, 'app'));
    const manifest = {
      repositories: [{ type: 'path', url: '../parlance' }, { packagist: false }],
      require: { 'parlance/contract': '*' },
    };
    writeFileSync(join(folder, 'app/composer.json'), JSON.stringify(manifest));
    const quiet = ['--no-interaction', '--quiet'];
    // Without this variable, Composer writes its own files into the home folder.
    const home = { COMPOSER_HOME: join(folder, 'composer') };
    const validate = ['validate', '--strict', '--no-check-version', ...quiet];
    output('composer', validate, join(folder, 'parlance'), home);
    output('composer', ['install', ...quiet], join(folder, 'app'), home);
    expect(output('php', ['-r', `require 'vendor/autoload.php';${loads}`], join(folder, 'app'))).toMatch(
      told,
    );
  });
