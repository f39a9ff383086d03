import type { CustomField, CustomFields } from '../../../../generated/widget/types.ts';
import { isWebAddress } from '../../../contract/judgement/accepted-faults.ts';
import { sizeLimits } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import type { PanelItem, Visitor, Widget } from '../store/records.ts';

/** Returns a panel with the fields of the visitor's page. The settings may exclude links to other domains (WID-12). */
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

/** Returns the fields that fit into the panel (`sizeLimits.panel`), and a note if some do not. */
export function fitted(fields: CustomFields): { fields: CustomFields; notes: string[] } {
  let room: number = sizeLimits.panel;
  const shown = fields.filter((field) => {
    // An excluded link counts, too, so that the settings for links do not affect the other fields.
    const weight = JSON.stringify(itemOf(field, 'webhook')).length;
    if (weight > room) return false;
    room -= weight;
    return true;
  });
  const count = fields.length - shown.length;
  const note = `${count} of ${fields.length} fields are not shown: an agent sees at most ${sizeLimits.panel} characters of fields as JSON. Send less.`;
  return { fields: shown, notes: count === 0 ? [] : [note] };
}

/** Returns a field of custom data in the form of the panel. */
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

/** Returns a panel with new fields in place of the fields from the same source. The assign button stays first, and the CRM button last. */
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
