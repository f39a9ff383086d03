// Checks the programs for Python and PHP frameworks with the suite. If a framework is not installed, the test is skipped and the run
// reports this.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Target, TargetOptions } from '../../../conformance/index.ts';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import { noteIfMissing } from '../../../src/workshop/testing/programs.ts';
import { host, pythonPath, start, stopAll, wrong } from '../testing/programs.ts';

const generated = fileURLToPath(new URL('../../../generated', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlance-frameworks-'));
cpSync(import.meta.dirname, folder, { recursive: true });
cpSync(join(import.meta.dirname, '../testing/laravel.php'), join(folder, 'laravel-routes.php'));
cpSync(join(generated, 'php'), join(folder, 'parlance'), { recursive: true });
cpSync(join(import.meta.dirname, '../testing/autoload.php'), join(folder, 'vendor/autoload.php'));
afterAll(() => {
  stopAll();
  rmSync(folder, { recursive: true });
});

/** Returns the first Python that has a module. The system's Python may have other packages than the first Python on the PATH. */
function pythonWith(module: string): string | undefined {
  return ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', `import ${module}`]).status === 0,
  );
}

function phpWith(file: string): string | undefined {
  const code = `exit(stream_resolve_include_path('${file}') === false ? 1 : 0);`;
  return spawnSync('php', ['-r', code]).status === 0 ? 'php' : undefined;
}

interface Program {
  file: string;
  runs: string | undefined;
  /** The parties that the program implements, each with its path. */
  serves: Readonly<Partial<Record<Target, string>>>;
}

const frontend = { 'channel-integrator': '/chat' };
const receiver = { 'webhook-receiver': '/hooks' };
const all = { ...frontend, ...receiver, 'bot-provider': '/bot' };

const programs: Program[] = [
  { file: 'flask_app.py', runs: pythonWith('flask'), serves: all },
  { file: 'fastapi_app.py', runs: pythonWith('fastapi, uvicorn'), serves: all },
  { file: 'django_app.py', runs: pythonWith('django'), serves: frontend },
  { file: 'http_server.py', runs: pythonWith('sqlite3'), serves: receiver },
  { file: 'plain.php', runs: phpWith('/'), serves: receiver },
  {
    file: 'laravel-routes.php',
    runs: phpWith('Illuminate/Routing/autoload.php'),
    serves: { 'channel-integrator': '/api/chat' },
  },
  {
    file: 'http_foundation.php',
    runs: phpWith('Symfony/Component/HttpFoundation/autoload.php'),
    serves: all,
  },
  { file: 'psr7.php', runs: phpWith('GuzzleHttp/Psr7/autoload.php'), serves: all },
];

/** The suite leaves out the rules about sent messages, because these programs only receive messages. */
const reading: Readonly<Partial<Record<Target, TargetOptions>>> = {
  'channel-integrator': { channelId: 'shop', skip: ['CHN-RCV-10', 'CHN-RCV-12'] },
  'bot-provider': {
    token: 'my-token',
    skip: ['BOT-PRV-02', 'BOT-PRV-09', 'BOT-PRV-13', 'BOT-PRV-17', 'BOT-PRV-20'],
  },
};

describe.concurrent('the example programs for frameworks in other languages', () => {
  for (const { file, runs, serves } of programs) {
    if (!noteIfMissing(`the framework of ${file}`, runs !== undefined))
      test.skip(`${file}: its framework is not installed`);
    else
      test(file, async () => {
        const port = await freePort();
        const command = file.endsWith('.php')
          ? [runs!, '-S', `${host}:${port}`, join(folder, file)]
          : [runs!, join(folder, file), String(port)];
        await start(port, command, pythonPath);
        for (const [target, path] of Object.entries(serves) as [Target, string][]) {
          const url = `http://${host}:${port}${path}`;
          expect(await wrong(target, { url, ...reading[target] }), target).toEqual([]);
        }
      });
  }
});

test.each(readdirSync(import.meta.dirname).filter((name) => /\.(py|php)$/.test(name)))(
  'the program %s is shorter than 40 lines',
  (name) => {
    const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThan(40);
  },
);
