import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DeskChat, DeskVisitor, PanelItem } from '../../../../../generated/reference/desk/types.ts';
import { IconButton } from '../elements/buttons.tsx';
import { mail, telephone } from '../elements/contact.ts';
import { Icon } from '../elements/icon.tsx';
import { SafeLink, Words } from '../elements/safe.tsx';
import { desk } from '../state/session.ts';
import { say, texts } from '../texts/texts.ts';
import { assign, assigned, canAssign } from './actions.ts';
import { FormerChats } from './former-chats.tsx';

/** The visitor: contact data, fields of the CRM and of the page, page and session. */
export function Panel({ chat, close }: { chat: DeskChat; close(): void }) {
  const visitor = useSignal<DeskVisitor | undefined>(undefined);
  useEffect(() => {
    // A panel without these data is better than no chat.
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
  return (
    <section class="panel" aria-label={texts.panel.label}>
      <header class="row apart panel-head">
        <h2>{texts.panel.label}</h2>
        <IconButton icon="cross" label={texts.panel.close} act={close} />
      </header>
      <Part title={texts.panel.contact}>
        <Facts>
          <Fact name={texts.panel.name}>{customer.name}</Fact>
          <Fact name={texts.panel.phone}>
            {customer.phone && <a href={telephone(customer.phone)}>{customer.phone}</a>}
          </Fact>
          <Fact name={texts.panel.email}>
            {customer.email && <a href={mail(customer.email)}>{customer.email}</a>}
          </Fact>
          <Fact name={texts.panel.id}>{String(customer.id)}</Fact>
          <Fact name={texts.panel.visitor}>
            {chat.visitor_number !== undefined && say(texts.panel.number, { number: chat.visitor_number })}
          </Fact>
          <Fact name={texts.panel.chats}>
            {known &&
              (known.chats_count > 1 ? (
                <FormerChats chat={chat} count={known.chats_count} />
              ) : (
                String(known.chats_count)
              ))}
          </Fact>
          <Fact name={texts.panel.website}>{customer.url}</Fact>
          <Fact name={texts.panel.invitedBy}>{customer.invite}</Fact>
          <Fact name={texts.panel.token}>{known?.user_token}</Fact>
          <Fact name={texts.panel.remark}>{known?.description && <Words text={known.description} />}</Fact>
          <Fact name={texts.panel.rating}>
            {known?.rate && (known.rate === 'positive' ? texts.panel.good : texts.panel.bad)}
          </Fact>
          <Fact name={texts.panel.blocked}>{known?.blacklisted && texts.panel.yes}</Fact>
          {Object.entries(known?.social ?? {}).map(([name, value]) => (
            <Fact key={name} name={name}>
              <Words text={typeof value === 'string' ? value : JSON.stringify(value)} />
            </Fact>
          ))}
        </Facts>
      </Part>
      {ofCrm.length > 0 && (
        <Part title={texts.panel.crm}>
          {assigned.value.has(chat.chat_id) && (
            <p class="row" role="status">
              <Icon name="check" /> {texts.panel.assigned}
            </p>
          )}
          {canAssign(chat) && !assigned.value.has(chat.chat_id) && (
            <button type="button" onClick={() => assign(chat)}>
              <Icon name="card" /> {texts.panel.assign}
            </button>
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
      <Facts>
        <Fact name={texts.panel.ip}>{ip_addr}</Fact>
        <Fact name={texts.location}>{place}</Fact>
        <Fact name={texts.panel.browser}>{user_agent}</Fact>
        {Object.entries(utm_json).map(([name, value]) => (
          <Fact key={name} name={say(texts.panel.utm, { name })}>
            {String(value)}
          </Fact>
        ))}
      </Facts>
    </Part>
  );
}

/** The fields in order; the button that assigns the chat stands before them (HOOK-OUT-07). */
function CustomFields({ items }: { items: PanelItem[] }) {
  return items
    .filter(({ kind }) => kind === 'custom_field')
    .map((item, index) => <CustomField key={index} item={item} />);
}

/** A field: the title above, the key bold before a colon, the content as a link (WID-11). */
function CustomField({ item: { title, key: name, content, link } }: { item: PanelItem }) {
  return (
    <div class="custom-field">
      {title !== undefined && <h4>{title}</h4>}
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

function Facts({ children }: { children: ComponentChildren }) {
  return <dl class="facts stack">{children}</dl>;
}

/** A name and a value; nothing without a value. */
function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  if (children === undefined || children === '' || children === false || children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd class="breaks">{children}</dd>
    </div>
  );
}
