import type { PanelItem } from '../../../../generated/reference/desk/types.ts';
import type { Visitor, Widget } from '../store/records.ts';
import { fieldsOf, isWithin, withFields } from './panel.ts';

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
