import type { CustomField, CustomFields } from '../../../../generated/widget/types.ts';
import { sizeLimits } from '../../limits.ts';
import type { PanelItem, Visitor, Widget } from '../store/records.ts';
import { escaped } from './escaped.ts';

/** A panel with the fields of the visitor's page, without links to other domains where those are kept away (WID-12). */
export function pagePanel(panel: readonly PanelItem[], visitor: Visitor, settings: Widget | undefined) {
  const { fields = [] } = visitor.widget ?? {};
  return withFields(panel, 'page', fieldsOf(fields, 'page', allowed(visitor, settings)));
}

function allowed({ report }: Visitor, settings: Widget | undefined): (link: string) => boolean {
  if (!settings?.safe_url) return () => true;
  const { hostname = '' } = URL.parse(report.page?.url ?? '') ?? {};
  return isWithin(settings.domains.length > 0 ? settings.domains : [hostname]);
}

/** Fields for the agent, in their order, as the panel shows them. */
export function fieldsOf(
  fields: CustomFields,
  set_by: 'page' | 'webhook',
  isAllowed: (link: string) => boolean = () => true,
): PanelItem[] {
  return shownFields(fields).map((field) => itemOf(field, set_by, isAllowed));
}

/** The fields that an agent is shown: all but those that would make it more than is shown of one source. */
export function shownFields(fields: CustomFields): CustomFields {
  let room: number = sizeLimits.panel;
  return fields.filter((field) => {
    // As it is with its link, so that the settings for links change nothing about the others.
    const weight = JSON.stringify(itemOf(field, 'webhook')).length;
    if (weight > room) return false;
    room -= weight;
    return true;
  });
}

/** Says so where an agent is not shown all fields. */
export function unshownFields(fields: CustomFields): string[] {
  const count = fields.length - shownFields(fields).length;
  if (count === 0) return [];
  return [
    `${count} of ${fields.length} fields are not shown: an agent is shown ${sizeLimits.panel} characters of them, with their markup. Send less.`,
  ];
}

function itemOf(
  { title, content, key, link }: CustomField,
  set_by: 'page' | 'webhook',
  isAllowed: (link: string) => boolean = () => true,
): PanelItem {
  const shown = {
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(key !== undefined && { key }),
    ...(link !== undefined && isWebAddress(link) && isAllowed(link) && { link }),
  };
  return { kind: 'custom_field', ...shown, html: htmlOf(shown), set_by };
}

/** A panel with other fields in the place of those that were set the same way; buttons stay before and behind them. */
export function withFields(
  panel: readonly PanelItem[],
  set_by: 'page' | 'webhook',
  fields: PanelItem[],
): PanelItem[] {
  const others = panel.filter((item) => item.kind === 'custom_field' && item.set_by !== set_by);
  return [
    ...panel.filter(({ kind }) => kind === 'assign_button'),
    ...(set_by === 'page' ? [...others, ...fields] : [...fields, ...others]),
    ...panel.filter(({ kind }) => kind === 'crm_button'),
  ];
}

/** Whether a link stays on the domains, or below them. */
export function isWithin(domains: readonly string[]): (link: string) => boolean {
  return (link) => {
    const host = URL.parse(link)?.hostname ?? '';
    return domains.some((domain) => {
      const own = domain.toLowerCase();
      return host === own || host.endsWith(`.${own}`);
    });
  };
}

/** A link of another scheme could run a script in the agent's page. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link);
}

/** Title above, key bold before a colon, the link around (WID-11); whatever looks like markup is text (WID-10). */
function htmlOf({ title, content = '', key, link }: CustomField): string {
  const words = `${key === undefined ? '' : `<b>${escaped(key)}</b>: `}${escaped(content)}`;
  const line =
    link === undefined
      ? words
      : `<a href="${escaped(link)}" target="_blank" rel="noopener noreferrer">${words === '' ? escaped(link) : words}</a>`;
  return `${title === undefined ? '' : `<div>${escaped(title)}</div>`}${line}`;
}
