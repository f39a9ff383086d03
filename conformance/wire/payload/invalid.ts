import * as bot from '../../../generated/bot/examples.ts';
import * as channel from '../../../generated/channel/examples.ts';
import type { OpenPointId, RuleId } from '../../../generated/rules.ts';

const schemas = {
  UserMessage: [channel.invalidExamples.UserMessage, channel.broken.UserMessage],
  ProviderEvent: [bot.invalidExamples.ProviderEvent, bot.broken.ProviderEvent],
} as const;

/** Returns the invalid examples that break the rule or open point `id`. A party need not reject the others. */
export function breaking(
  schema: keyof typeof schemas,
  id: RuleId | OpenPointId,
): [story: string, payload: unknown][] {
  const [payloads, broken]: readonly [object, Readonly<Record<string, string>>] = schemas[schema];
  return Object.entries(payloads)
    .filter(([story]) => broken[story] === id)
    .map(([story, payload]) => [story.replaceAll('-', ' '), payload]);
}
