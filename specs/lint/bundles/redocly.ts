import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { named, type Tool } from './tool.ts';

/** Runs Redocly's command with its own recommended-strict rules. */
export const askRedocly: Tool = async (bundles) => {
  const documents = new Map(bundles.map(({ file, document }) => [realpathSync(file), document]));
  const found = await lint([...documents.keys()]);
  return {
    tool: `${named('Redocly', '@redocly/cli')}, recommended-strict`,
    counts: { documents: bundles.length },
    problems: found.map(({ ruleId, message, location: [place] }) => ({
      document: documents.get(realpathSync(resolve(place!.source.ref))) ?? place!.source.ref,
      pointer: (place!.pointer ?? '').replace(/^#/, '').replace(/\/$/, ''),
      rule: ruleId,
      message: message.replace(/\.$/, ''),
      cure: '',
    })),
  };
};

interface Found {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; pointer?: string }[];
}

const command = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');

/** Runs Redocly's command, and returns the problems. It prints one JSON text for each file, and exits with 1 if any file has a problem. */
async function lint(files: string[]): Promise<Found[]> {
  const args = [command, 'lint', ...files, '--extends=recommended-strict', '--format=json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { out, err } = await new Promise<{ out: string; err: string }>((done) => {
    execFile(
      process.execPath,
      [...args, '--max-problems=10000'],
      { env, maxBuffer: 2 ** 28 },
      (_error, out, err) => done({ out, err }),
    );
  });
  const reports = out.split(/(?<=^\})(?=\{)/m).map((text) => {
    try {
      return JSON.parse(text) as { problems: Found[] };
    } catch {
      throw new Error(`Redocly did not lint: ${err.trim() || text}`);
    }
  });
  if (reports.length < files.length)
    throw new Error(`Redocly linted ${reports.length} of ${files.length} files: ${err.trim()}`);
  return reports.flatMap(({ problems }) => problems);
}
