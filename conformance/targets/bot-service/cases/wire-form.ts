import type { Judge } from '../../../run/judge.ts';
import { shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { header } from '../../../wire/http/wire-message.ts';
import type { BotScene } from '../scene.ts';

/** Judges how an event is posted to the provider, whatever event it is. */
export function judgeRequest(
  judge: Judge,
  scene: BotScene,
  request: CaughtRequest,
  which = 'the request',
): void {
  const path = `${scene.path}/${scene.token}`;
  const type = header(request, 'content-type') ?? 'none';
  const right =
    request.method === 'POST' &&
    request.path.endsWith(path) &&
    /^application\/json\b/i.test(type) &&
    request.json !== undefined;
  judge.holds('BOT-OUT-02', right, {
    expected: `${which}: POST ${path}, Content-Type application/json, a JSON body`,
    observed: `${which}: ${request.method} ${request.path}, Content-Type ${type}, ${request.json === undefined ? 'not JSON' : 'JSON'}`,
    evidence: [shown('request at the provider', request)],
  });
}

/** Judges all that the provider got, repeats included. */
export function judgeRequests(judge: Judge, scene: BotScene): void {
  for (const [index, request] of scene.provider.requests.entries())
    judgeRequest(judge, scene, request, `request ${index + 1} at the provider`);
}
