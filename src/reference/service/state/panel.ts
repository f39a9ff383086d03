import type { CustomField, CustomFields } from '../../../../generated/widget/types.ts';
import { isWebAddress } from '../../../contract/judgement/accepted-faults.ts';
import { sizeLimits } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import type { PanelItem, Visitor, Widget } from '../store/records.ts';

/** Returns a panel with the fields that the visitor's page has set. The widget's settings may exclude links to other domains (WID-12). */
export function pagePanel(panel: readonly PanelItem[], visitor: Visitor, settings: Widget | undefined) {
  const { fields = [] } = visitor.widget ?? {};
  const isAllowed = allowed(visitor, settings);
  return withFields(
    panel,
    'page',
    fields.map((field) => itemOf(field, 'page', isAllowed)),
  );
}

function allowed({ report }: Visitor, settings: Widget | undefined): (link: string) => boolean {
  if (!settings?.safe_url) return () => true;
  const { hostname = '' } = URL.parse(report.page?.url ?? '') ?? {};
  return isWithin(settings.domains.length > 0 ? settings.domains : [hostname]);
}

/** Returns the fields that fit into `sizeLimits.panel` as JSON, and a note about the others. */
export function fitted(fields: CustomFields): { fields: CustomFields; notes: string[] } {
  let room: number = sizeLimits.panel;
  const shown = fields.filter((field) => {
    // A link that the settings exclude is counted, too. So a change of these settings does not affect which fields fit.
    const weight = JSON.stringify(itemOf(field, 'webhook')).length;
    if (weight > room) return false;
    room -= weight;
    return true;
  });
  const count = fields.length - shown.length;
  const note = `${count} of ${fields.length} fields are not shown: an agent sees at most ${sizeLimits.panel} characters of fields as JSON. Send less.`;
  return { fields: shown, notes: count === 0 ? [] : [note] };
}

/** Returns the panel item of a custom field, without a link that is no web address or that `isAllowed` excludes. */
export function itemOf(
  { title, content, key, link }: CustomField,
  set_by: 'page' | 'webhook',
  isAllowed: (link: string) => boolean = () => true,
): PanelItem {
  return {
    kind: 'custom_field',
    ...defined({ title, content, key }),
    ...(link !== undefined && isWebAddress(link) && isAllowed(link) && { link }),
    set_by,
  };
}

/** Returns a panel in which `fields` replace those of the same source. The assign button is first, the CRM button last. */
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

/** Returns a function that is true for links to one of the domains or their subdomains. */
export function isWithin(domains: readonly string[]): (link: string) => boolean {
  return (link) => {
    const host = URL.parse(link)?.hostname ?? '';
    return domains.some((domain) => {
      const own = domain.toLowerCase();
      return host === own || host.endsWith(`.${own}`);
    });
  };
}
