// Uses the exports of the package's main entry.
import { documents, errorCodes, openPoints, policies, rules } from '@parlance/contract';

const all = Object.values(documents).flatMap((ofKind) => Object.values(ofKind));
const found = await Promise.all(
  all.map(async ({ module, version }) => {
    const { default: document } = await import(module, { with: { type: 'json' } });
    return document.info.version === version;
  }),
);
console.log(
  JSON.stringify({
    documents: found,
    kinds: Object.keys(documents),
    rule: rules['HOOK-RCV-04'].level,
    errorCodes: Object.keys(errorCodes).length > 0,
    openPoints: Object.keys(openPoints).length > 0,
    policies: Object.keys(policies).length > 0,
  }),
);
