import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CannedReply } from '../../../../../generated/reference/desk/types.ts';
import { Icon, Opener } from '../elements/buttons.tsx';
import { Ask, bound, Field, FormDialog } from '../elements/form.tsx';
import { desk } from '../state/follow.ts';
import { attempt } from '../state/notices.ts';
import { canned, readCanned } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

/** The canned replies in the set-up. */
export function CannedReplies() {
  useEffect(() => void attempt(() => readCanned(desk())), []);
  return (
    <section class="card" aria-label={texts.canned.title}>
      <header class="row wraps apart">
        <h2>{texts.canned.title}</h2>
        <Opener dialog={(close) => <CannedForm close={close} />}>
          <Icon name="plus" /> {texts.canned.add}
        </Opener>
      </header>
      {canned.value.length === 0 && <p class="quiet">{texts.canned.none}</p>}
      <ul class="people stack">
        {canned.value.map((reply) => (
          <li key={reply.reply_name} class="row wraps" aria-label={reply.reply_name}>
            <span class="row-text">
              <b>/{reply.reply_name}</b> <span class="quiet breaks">{reply.text}</span>
            </span>
            <Opener class="small" dialog={(close) => <CannedForm known={reply} close={close} />}>
              {texts.page.change}
            </Opener>
            <Ask
              action={texts.page.remove}
              title={say(texts.channel.removeTitle, { name: `/${reply.reply_name}` })}
              hint={texts.canned.removeHint}
              act={() =>
                desk()
                  .removeReply({ path: reply })
                  .then(() => readCanned(desk()))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CannedForm({ known, close }: { known?: CannedReply; close(): void }) {
  const name = useSignal(known?.reply_name ?? '');
  const text = useSignal(known?.text ?? '');
  const save = async () => {
    const reply_name = name.value.trim().replace(/^\//, '').toLowerCase().replaceAll(/\s+/g, '-');
    await desk().putReply({ path: { reply_name }, body: { text: text.value.trim() } });
    await readCanned(desk());
  };
  return (
    <FormDialog
      title={known ? say(texts.channel.changeTitle, { name: `/${known.reply_name}` }) : texts.canned.add}
      action={known ? texts.page.save : texts.setUp.add}
      save={save}
      close={close}
    >
      {!known && (
        <Field label={texts.canned.name} {...bound(name)} hint={texts.canned.nameHint} required autofocus />
      )}
      <Field label={texts.canned.text} {...bound(text)} hint={texts.canned.textHint} isLong required />
    </FormDialog>
  );
}
