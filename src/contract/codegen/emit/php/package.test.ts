// Tests the Composer package.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test('the Composer package is small', () => {
  // The page on the package states this size.
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

if (!isInstalled('php')) test.skip('is not tried: php is not installed');
else {
  test('the package loads without Composer, and a class rejects a method that is not an operation', () => {
    const code = `require '${join(generated, 'php/autoload.php')}';${loads}`;
    expect(output('php', ['-r', code])).toMatch(told);
  });
}

if (!isInstalled('composer')) test.skip('is not tried with Composer: composer is not installed');
else
  test('the package is valid, and Composer installs it from a folder', () => {
    cpSync(join(generated, 'php'), join(folder, 'parlance'), { recursive: true });
    mkdirSync(join(folder, 'app'));
    const manifest = {
      repositories: [{ type: 'path', url: '../parlance' }, { packagist: false }],
      require: { 'parlance/contract': '*' },
    };
    writeFileSync(join(folder, 'app/composer.json'), JSON.stringify(manifest));
    const quiet = ['--no-interaction', '--quiet'];
    // Otherwise Composer writes files of its own into the home folder.
    const home = { COMPOSER_HOME: join(folder, 'composer') };
    const validate = ['validate', '--strict', '--no-check-version', ...quiet];
    output('composer', validate, join(folder, 'parlance'), home);
    output('composer', ['install', ...quiet], join(folder, 'app'), home);
    expect(output('php', ['-r', `require 'vendor/autoload.php';${loads}`], join(folder, 'app'))).toMatch(
      told,
    );
  });
