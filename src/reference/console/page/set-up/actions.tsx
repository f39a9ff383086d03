import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SetUpAction } from '../../../../../generated/reference/desk/types.ts';
import { BusyButton } from '../elements/buttons.tsx';
import { Time } from '../elements/time.tsx';
import { desk } from '../state/follow.ts';
import { agentOf } from '../state/site.ts';
import { texts } from '../texts/texts.ts';

const names: Record<string, string> = texts.actions.names;

/** The actions in the set-up, newest first. */
export function Actions() {
  const actions = useSignal<readonly SetUpAction[]>([]);
  const hasOlder = useSignal(false);
  const read = async (before?: number) => {
    const found = await desk().listActions({ query: before === undefined ? {} : { before } });
    actions.value = before === undefined ? found.actions : [...actions.value, ...found.actions];
    hasOlder.value = found.has_older;
  };
  useEffect(() => {
    // Other desks may not record actions.
    read().catch(() => {});
  }, []);
  if (actions.value.length === 0) return null;
  return (
    <details class="card actions" onToggle={({ currentTarget }) => currentTarget.open && read()}>
      <summary>
        <h2>{texts.actions.title}</h2>
      </summary>
      <ol class="stack">
        {actions.value.map(({ action_id, at, by, operation, of }) => (
          <li key={action_id} class="row wraps">
            <Time at={at} />
            <b>{by === undefined ? texts.actions.unknown : (agentOf(by)?.name ?? by)}</b>
            <span>{names[operation] ?? operation}</span>
            <code>{Object.values(of).join(' ')}</code>
          </li>
        ))}
      </ol>
      {hasOlder.value && (
        <BusyButton class="older small" act={() => read(actions.value.at(-1)?.action_id)}>
          {texts.actions.older}
        </BusyButton>
      )}
    </details>
  );
}
