import type { Rule } from '../../../generated/rules.ts';

/** Returns the sections of the published description for a rule or an open point, such as `section 6.1`. */
export function sectionWords({ sections }: Pick<Rule, 'sections'>): string {
  if (sections.length === 0) return 'in no section of the source';
  return `section${sections.length === 1 ? '' : 's'} ${sections.join(', ')}`;
}
