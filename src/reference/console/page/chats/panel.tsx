import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DeskChat, DeskVisitor, PanelItem } from '../../../../../generated/reference/desk/types.ts';
import { mail, telephone } from '../../../shared/markup.ts';
import { Button, Icon } from '../elements/controls.tsx';
import { type Fact, Facts } from '../elements/layout.tsx';
import { SafeLink, Time, Words } from '../elements/text.tsx';
import { addressOf } from '../state/browser.ts';
import { desk } from '../state/session.ts';
import { nameOf } from '../state/site.ts';
import { inWords, say, texts } from '../state/texts.ts';
import { assign, assigned, canAssign } from './actions.ts';
import { shownWords } from './groups.ts';

/** The visitor's fields that are also fields of the chat, or that the panel shows in another form. */
const others = [
  ...(['visitor_number', 'name', 'email', 'phone'] as const),
  ...(['chats_count', 'social', 'session', 'page', 'rate', 'blacklisted'] as const),
];
type Plain = Exclude<keyof DeskVisitor, (typeof others)[number]>;

/** The labels of fields whose values the panel shows unchanged. For a field without a label, it shows the name. */
const labels: Readonly<Partial<Record<Plain, string>>> = texts.panel.known;

const isPlain = (field: string): field is Plain => !(others as readonly string[]).includes(field);

/** The panel about a visitor: contact data, fields that the CRM or the website sent, the page that the visitor views, and the session. */
export function Panel({ chat, close }: { chat: DeskChat; close(): void }) {
  const visitor = useSignal<DeskVisitor | undefined>(undefined);
  useEffect(() => {
    // If the request fails, the panel shows only the data of the chat.
    desk()
      .getVisitor({ path: chat })
      .then(
        (known) => (visitor.value = known),
        () => {},
      );
  }, [chat]);
  const { customer, panel = [] } = chat;
  const ofPage = panel.filter(({ set_by }) => set_by === 'page');
  const ofCrm = panel.filter(({ set_by }) => set_by !== 'page');
  const known = visitor.value;
  const number = chat.visitor_number;
  const isNamed = nameOf(chat) === customer.name;
  const count = known?.chats_count ?? 0;
  const rates = { positive: texts.panel.good, negative: texts.panel.bad };
  return (
    <section class="panel" aria-label={texts.panel.label}>
      <header class="row apart panel-head">
        <h2>{texts.panel.label}</h2>
        <Button icon="cross" aria-label={texts.panel.close} act={close} />
      </header>
      <Part title={texts.panel.contact}>
        <Facts
          of={[
            [texts.panel.name, isNamed && customer.name],
            [texts.panel.phone, customer.phone && <a href={telephone(customer.phone)}>{customer.phone}</a>],
            [texts.panel.email, customer.email && <a href={mail(customer.email)}>{customer.email}</a>],
            [texts.panel.id, customer.id],
            [texts.panel.visitor, isNamed && number !== undefined && say(texts.panel.number, { number })],
            [texts.panel.chats, count > 1 ? <FormerChats chat={chat} count={count} /> : known && count],
            [texts.panel.website, customer.url],
            [texts.panel.invitedBy, customer.invite],
            ...Object.keys(known ?? {})
              .filter(isPlain)
              .map((field): Fact => {
                const value = known?.[field];
                return [labels[field] ?? inWords(field), value && <Words text={value} />];
              }),
            [texts.panel.rating, known?.rate && rates[known.rate]],
            [texts.panel.blocked, known?.blacklisted && texts.panel.yes],
            ...Object.entries(known?.social ?? {}).map(([name, value]): Fact => {
              return [name, <Words text={typeof value === 'string' ? value : JSON.stringify(value)} />];
            }),
          ]}
        />
      </Part>
      {ofCrm.length > 0 && (
        <Part title={texts.panel.crm}>
          {assigned.value.has(chat.chat_id) && (
            <p class="row" role="status">
              <Icon name="check" /> {texts.panel.assigned}
            </p>
          )}
          {canAssign(chat) && !assigned.value.has(chat.chat_id) && (
            <Button icon="card" label={texts.panel.assign} act={() => assign(chat)} />
          )}
          <CustomFields items={ofCrm} />
          {ofCrm
            .filter(({ kind }) => kind === 'crm_button')
            .map(({ link }) => (
              <SafeLink key={link} class="button" href={link}>
                <Icon name="link" /> {texts.panel.openCard}
              </SafeLink>
            ))}
        </Part>
      )}
      {ofPage.length > 0 && (
        <Part title={texts.panel.fromPage}>
          <CustomFields items={ofPage} />
        </Part>
      )}
      <PagePart title={texts.panel.page} page={known?.page} />
      <PagePart title={texts.panel.crmPage} page={chat.crm_page} />
      {known?.session && <SessionPart session={known.session} />}
    </section>
  );
}

function PagePart({ title, page }: { title: string; page: DeskChat['page'] }) {
  if (!page?.url) return null;
  return (
    <Part title={title}>
      <p>
        <b>{page.title}</b>
      </p>
      <p class="breaks">
        <SafeLink href={page.url}>{page.url}</SafeLink>
      </p>
    </Part>
  );
}

function SessionPart({
  session: { ip_addr, user_agent, geoip = {}, utm_json = {} },
}: {
  session: NonNullable<DeskVisitor['session']>;
}) {
  const place = [geoip.city, geoip.region, geoip.country].filter(Boolean).join(', ');
  return (
    <Part title={texts.panel.session}>
      <Facts
        of={[
          [texts.panel.ip, ip_addr],
          [texts.location, place],
          [texts.panel.browser, user_agent],
          ...Object.entries(utm_json).map(([name, value]): Fact => {
            return [say(texts.panel.utm, { name }), String(value)];
          }),
        ]}
      />
    </Part>
  );
}

/** The custom fields, in the order of the chat's field `panel`. The button that assigns the chat is above them (HOOK-OUT-07). */
function CustomFields({ items }: { items: PanelItem[] }) {
  return items
    .filter(({ kind }) => kind === 'custom_field')
    .map((item, index) => <CustomField key={index} item={item} />);
}

/** A custom field: the title above, the key in bold before a colon, the content as a link (WID-11). */
function CustomField({ item: { title, key: name, content, link } }: { item: PanelItem }) {
  return (
    <div class="custom-field">
      {title !== undefined && <h4 class="hint">{title}</h4>}
      <p class="breaks">
        {name !== undefined && <b>{name}: </b>}
        <SafeLink href={link}>{content ?? link}</SafeLink>
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="panel-part stack">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A button with the number of the visitor's chats. A click lists the former chats. */
function FormerChats({ chat, count }: { chat: DeskChat; count: number }) {
  const former = useSignal<readonly DeskChat[] | undefined>(undefined);
  const show = async () => {
    former.value = (await desk().listFormerChats({ path: chat })).chats;
  };
  if (!former.value) {
    return (
      <Button
        class="small"
        label={String(count)}
        aria-label={say(texts.panel.showFormer, { count })}
        act={show}
      />
    );
  }
  if (former.value.length === 0) return texts.panel.noFormer;
  return (
    <ul class="stack" aria-label={texts.panel.former}>
      {former.value.map((one) => (
        <li key={one.chat_id}>
          <a href={addressOf('chats', one.chat_id)}>{say(texts.chat.number, { chat_id: one.chat_id })}</a>{' '}
          <Time at={one.closed_at ?? one.opened_at} />
          <span class="quiet preview">{one.last_entry && shownWords(one.last_entry, one)}</span>
        </li>
      ))}
    </ul>
  );
}
