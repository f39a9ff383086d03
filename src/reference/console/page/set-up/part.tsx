import { useSignal } from '@preact/signals';
import type { RenderableProps, VNode } from 'preact';
import type { Trial, TrialResult } from '../../../../../generated/reference/desk/types.ts';
import { Attempts } from '../elements/attempts.tsx';
import { BusyButton, Opener } from '../elements/buttons.tsx';
import { Ask } from '../elements/dialog.tsx';
import { Icon } from '../elements/icon.tsx';
import { desk } from '../state/session.ts';
import { type Texts, texts } from '../texts/texts.ts';
import { readChannels } from './channel-form.tsx';

interface PartProps {
  texts: Pick<Texts['webhook'], 'title' | 'none' | 'add' | 'remove' | 'removeTitle' | 'removeHint'>;
  channel_id: string;
  /** The connection that samples can be sent to. */
  of?: Trial['of'];
  class?: string;
  /** The dialog that connects it or changes it. */
  form(close: () => void): VNode;
  /** Connects it without a dialog. */
  add?(): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** A part of a channel. The children show the present settings; without them there is only a button to add the part. */
export function Part(props: RenderableProps<PartProps>) {
  const { texts: own, channel_id, of, class: name, form, add, remove, children } = props;
  const open = (label: string) => (
    <Opener class="small" dialog={form}>
      {label}
    </Opener>
  );
  return (
    <section class={name}>
      <h3>{own.title}</h3>
      {children || <p class="quiet">{own.none}</p>}
      {children ? (
        <TryIt channel_id={channel_id} of={of}>
          {open(texts.page.change)}
          <Ask
            action={own.remove}
            title={own.removeTitle}
            hint={own.removeHint}
            act={() => remove().then(readChannels)}
          />
        </TryIt>
      ) : add ? (
        <BusyButton act={() => add().then(readChannels)}>{own.add}</BusyButton>
      ) : (
        open(own.add)
      )}
    </section>
  );
}

interface TryItProps {
  channel_id: string;
  of: Trial['of'] | undefined;
}

/** Sends a sample, if the connection takes one, and shows the response with its judgement; children are more buttons. */
export function TryIt({ channel_id, of, children }: RenderableProps<TryItProps>) {
  const result = useSignal<TrialResult | undefined>(undefined);
  const test = async () => {
    result.value = undefined;
    result.value = await desk().tryConnection({ path: { channel_id }, body: { of: of! } });
  };
  const shown = result.value;
  return (
    <>
      <div class="row wraps buttons">
        {of && (
          <BusyButton act={test}>
            <Icon name="send" /> {texts.setUp.test}
          </BusyButton>
        )}
        {children}
      </div>
      <div role="status">
        {shown && (
          <div class={`notice trial ${shown.right ? 'good' : 'bad'}`}>
            <p>
              <Icon name={shown.right ? 'check' : 'warn'} /> <b>{shown.event}</b> {shown.says}
            </p>
            {shown.odd.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <details>
              <summary>{texts.setUp.exchange}</summary>
              <p class="quiet breaks">POST {shown.to}</p>
              <pre>{JSON.stringify(JSON.parse(shown.request), null, 2)}</pre>
              <Attempts attempts={[shown.attempt]} />
            </details>
          </div>
        )}
      </div>
    </>
  );
}
