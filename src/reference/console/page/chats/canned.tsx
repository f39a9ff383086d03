import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CannedReply, DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { desk } from '../state/follow.ts';
import { canned, me, readCanned } from '../state/site.ts';
import { texts } from '../texts/texts.ts';
import { nameOf } from './names.ts';

/** Returns the text of a canned reply for a chat. The name of an anonymous visitor is left out, with the space before it. */
export function filled({ text }: CannedReply, chat: DeskChat): string {
  const { name } = chat.customer;
  const isNamed = nameOf(chat) === name;
  return text
    .replaceAll(/( ?)\{name\}/g, (_, space: string) => (isNamed ? space + name : ''))
    .replaceAll('{agent}', me.value?.name ?? texts.agent);
}

/** The most replies that the menu shows. */
const shownAtMost = 8;

export interface Menu {
  /** The matching replies. None while the menu is closed. */
  found: readonly CannedReply[];
  /** The index of the selected reply. */
  selected: number;
  /** Handles a key of the reply field. Returns false if the key is not for the menu. */
  press(key: string): boolean;
}

/** Opens a menu of canned replies while the draft begins with a slash. `choose` gets the chosen reply. */
export function useMenu(draft: string, choose: (reply: CannedReply) => void): Menu {
  const selected = useSignal(0);
  const closedAt = useSignal<string | undefined>(undefined);
  const [, words] = /^\/(\S*)$/.exec(draft) ?? [];
  const isOpen = words !== undefined && closedAt.value !== draft;
  useEffect(() => {
    // Without the list, the menu stays closed.
    if (isOpen) readCanned(desk()).catch(() => {});
  }, [isOpen]);
  useEffect(() => {
    selected.value = 0;
  }, [draft]);
  const found = isOpen
    ? canned.value.filter(({ reply_name }) => reply_name.includes(words)).slice(0, shownAtMost)
    : [];
  const press = (key: string): boolean => {
    const reply = found[selected.value];
    if (!reply) return false;
    if (key === 'ArrowDown') selected.value = (selected.value + 1) % found.length;
    else if (key === 'ArrowUp') selected.value = (selected.value + found.length - 1) % found.length;
    else if (key === 'Escape') closedAt.value = draft;
    else if (key === 'Enter' || key === 'Tab') choose(reply);
    else return false;
    return true;
  };
  return { found, selected: selected.value, press };
}

/** The id of the menu, and of its options with their index. */
export const menuId = 'canned';

/** The menu above the reply field. The focus stays in the field. */
export function CannedMenu({ menu, choose }: { menu: Menu; choose(reply: CannedReply): void }) {
  const { found, selected } = menu;
  if (found.length === 0) return null;
  return (
    <div class="canned" id={menuId} role="listbox" aria-label={texts.canned.title}>
      {found.map((reply, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the reply field handles the keys of the menu
        <div
          key={reply.reply_name}
          id={`${menuId}-${index}`}
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(reply)}
        >
          <b>/{reply.reply_name}</b> <span class="quiet preview">{reply.text}</span>
        </div>
      ))}
    </div>
  );
}
