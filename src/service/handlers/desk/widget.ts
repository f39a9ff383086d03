import type { DeskHandlers } from '../../../../generated/desk/operations.ts';
import type { WidgetSettings } from '../../../../generated/desk/types.ts';
import { errorAnswer } from '../../../http/errors.ts';
import { chatOf, openChats } from '../../conversation/chats.ts';
import { setWidget } from '../../conversation/directory.ts';
import { keyOfChat } from '../../keys.ts';
import { isTimeZone } from '../../widget/availability.ts';
import { showPanel } from '../../widget/widgets.ts';
import { presentChannel } from './found.ts';
import type { DeskParts } from './parts.ts';

/** The widget of a channel. */
export function widgetHandlers({
  store,
  work,
  baseUrl,
}: DeskParts): Pick<DeskHandlers, 'setWidget' | 'removeWidget'> {
  const change = (channel_id: string, settings: WidgetSettings | undefined) =>
    work(channel_id, async (journal) => {
      const found = await presentChannel(channel_id, journal);
      return 'status' in found ? found : { widget: await setWidget(found.channel, settings, journal) };
    });

  /** What agents see follows the settings. */
  const showPanels = async (channel_id: string) => {
    for await (const piece of openChats(channel_id, store)) {
      const open = (await Promise.all(piece.map((chat_id) => chatOf(chat_id, store)))).filter(
        (chat) => chat?.via === 'widget',
      );
      await Promise.all(
        open.map((chat) => {
          const pass = { widget_id: channel_id, customer_id: String(chat!.customer.id) };
          return work(keyOfChat(chat!), (journal) => showPanel(pass, journal));
        }),
      );
    }
  };

  return {
    async setWidget({ path: { channel_id }, body }) {
      const zone = body.callback?.hours?.time_zone;
      if (zone !== undefined && !isTimeZone(zone))
        return errorAnswer(400, `/callback/hours/time_zone: ${zone} is no time zone. Give its IANA name.`);
      const changed = await change(channel_id, body);
      if ('status' in changed) return changed;
      await showPanels(channel_id);
      const script_url = `${baseUrl()}/widget/${encodeURIComponent(channel_id)}.js`;
      return { status: 200, body: { widget_id: channel_id, script_url, ...changed.widget! } };
    },

    async removeWidget({ path: { channel_id } }) {
      const changed = await change(channel_id, undefined);
      return 'status' in changed ? changed : { status: 204 };
    },
  };
}
