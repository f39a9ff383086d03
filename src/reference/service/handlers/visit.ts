import * as schemas from '../../../../generated/reference/visitor/schemas.ts';
import type { Visit } from '../../../../generated/reference/visitor/types.ts';
import { sizeLimits } from '../../limits.ts';

/** The stored part of a visit: the members that the document knows, together no longer than the limit of a session. */
export function visitOf({ page, utm = {} }: Visit, user_agent: string) {
  const told = { page: known(page, schemas.PageInfo), utm_json: known(utm, schemas.UtmTags), user_agent };
  if (JSON.stringify(told).length <= sizeLimits.session) return told;
  // A text within an equal share stays whole. As JSON a character may take six.
  const fields = Object.keys({ ...schemas.PageInfo.properties, ...schemas.UtmTags.properties }).length + 1;
  const share = Math.floor(sizeLimits.session / fields / 2);
  const cut = (name: string, value: unknown) => {
    if (typeof value !== 'string' || value.length <= share) return value;
    return name === 'url' ? cutUrl(value, share) : value.slice(0, share).toWellFormed();
  };
  return JSON.parse(JSON.stringify(told, cut)) as typeof told;
}

function known<Value extends object>(value: Value, { properties }: { properties: object }): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)),
  ) as Value;
}

/** A URL without its query, and no longer than the limit: never with half of an escape at its end. */
function cutUrl(url: string, length: number): string {
  return url
    .replace(/[?#].*$/s, '')
    .slice(0, length)
    .replace(/%[\da-f]?$/i, '');
}
