import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { WidgetSettings } from '../../../../../generated/reference/desk/types.ts';
import { errorAnswer } from '../../../../contract/serve/errors.ts';
import { follow } from '../../conversation/bulk.ts';
import { scriptUrl } from '../../journal/desk-form.ts';
import { owe } from '../../state/channels.ts';
import { setWidget } from '../../state/connections.ts';
import { isTimeZone } from '../../widget/availability.ts';
import { showPanels } from '../../widget/widgets.ts';
import { type DeskParts, inChannel } from './preconditions.ts';

/** The widget of a channel. */
export function widgetHandlers(parts: DeskParts): Pick<DeskHandlers, 'setWidget' | 'removeWidget'> {
  const { baseUrl } = parts;
  const change = (channel_id: string, settings: WidgetSettings | undefined) =>
    inChannel(parts, channel_id, async (channel, journal) => {
      const widget = await setWidget(channel, settings, journal);
      if (widget) await owe(channel_id, 'panels', journal);
      return { widget };
    });

  return {
    async setWidget({ path: { channel_id }, body }) {
      const zone = body.callback?.hours?.time_zone;
      if (zone !== undefined && !isTimeZone(zone))
        return errorAnswer(400, `/callback/hours/time_zone: ${zone} is no time zone. Give its IANA name.`);
      const changed = await change(channel_id, body);
      if ('status' in changed) return changed;
      // The panels of agents follow the settings.
      await follow(showPanels(channel_id, parts), parts);
      const script_url = scriptUrl(channel_id, baseUrl());
      return { status: 200, body: { widget_id: channel_id, script_url, ...changed.widget! } };
    },

    async removeWidget({ path: { channel_id } }) {
      const changed = await change(channel_id, undefined);
      return 'status' in changed ? changed : { status: 204 };
    },
  };
}
