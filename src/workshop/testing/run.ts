// Gives a run of tests its own temporary folder, and checks that the tests leave the machine unchanged.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Opens a run. The tests must get the environment variables in `env`. `end` ends the processes that the tests left, and removes the
 * temporary folder. `end` resolves with a sentence for each process, file and account that the tests left.
 */
export function openRun(home = homedir(), accounts = ['/etc/passwd', '/etc/group']) {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-run-'));
  // All users may read the folder, because PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  const [files, names] = [namesIn(home), namesOf(accounts)];
  return {
    env: {
      ...{ TMPDIR: folder, TMP: folder, TEMP: folder, XDG_CACHE_HOME: join(folder, 'cache') },
      // Vitest stores a token in XDG_DATA_HOME.
      XDG_DATA_HOME: join(folder, 'data'),
      // pip runs rustc to get the version of rustc, and rustc creates RUSTUP_HOME.
      RUSTUP_HOME: join(folder, 'rustup'),
    },
    async end(patienceMs = 10_000): Promise<string[]> {
      const until = performance.now() + patienceMs;
      while (processesOf(folder).length > 0 && performance.now() < until) await sleep(100);
      const running = processesOf(folder);
      for (const { pid } of running) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // The process has ended meanwhile, before the signal.
        }
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
      return [
        ...running.map(
          ({ pid, command }) => `The process ${pid} was left running, and is ended now: ${command}`,
        ),
        ...[...namesIn(home)].filter((name) => !files.has(name)).map((name) => `A file was left: ${name}`),
        ...[...namesOf(accounts)]
          .filter((name) => !names.has(name))
          .map((name) => `An account was left: ${name}`),
      ];
    },
  };
}

/** Returns the paths of all entries in a home folder, and in the folders that programs use for their data there. */
function namesIn(home: string): Set<string> {
  const folders = ['', '.cache', '.config', '.local/share', '.local/state'].map((folder) =>
    join(home, folder),
  );
  return new Set(
    folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
  );
}

/** Returns the names of the users and groups in the account files. */
function namesOf(accounts: string[]): Set<string> {
  const lines = accounts.filter(existsSync).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return new Set(lines.map((line) => line.split(':')[0]!));
}

/** Returns the running processes that name a run's folder in their command, environment or working folder. Only Linux reports them. */
function processesOf(folder: string): { pid: number; command: string }[] {
  const pids = existsSync('/proc/self/environ') ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  return pids.flatMap((pid) => {
    if (pid === process.pid) return [];
    try {
      const [command, environment] = ['cmdline', 'environ'].map((file) =>
        readFileSync(`/proc/${pid}/${file}`, 'utf8'),
      );
      const isOurs = [command, environment, readlinkSync(`/proc/${pid}/cwd`)].some((text) =>
        text!.includes(folder),
      );
      return isOurs ? [{ pid, command: command!.replaceAll('\0', ' ').trim() }] : [];
    } catch {
      // The process has ended meanwhile, or belongs to another user.
      return [];
    }
  });
}
