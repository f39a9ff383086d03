import { audiences, type Change } from './change.ts';
import { compareVersions } from './released.ts';

export interface Release {
  /** The version released last. */
  released: string;
  /** The version that package.json and the documents give now. */
  version: string;
  /** The versions in the documents' heads, by interface and kind. */
  documentVersions: Readonly<Record<string, string>>;
  changelog: string;
}

/** Where version or changelog do not fit the changes; each sentence says what to do. */
export function disagreements(changes: readonly Change[], release: Release): string[] {
  const { released, version, documentVersions, changelog } = release;
  const wrong = Object.entries(documentVersions)
    .filter(([, own]) => own !== version)
    .map(([name, own]) => `${name} gives the version ${own}, package.json ${version}. Give both the same.`);
  const binding = changes.filter(({ kind }) => kind !== 'text');
  if (binding.length === 0) return wrong;
  const breaking = binding.filter(({ kind }) => kind === 'breaking');
  const least = nextVersion(released, breaking.length > 0);
  if (compareVersions(version, least) < 0)
    wrong.push(
      `The version is ${version}; after these changes to ${released} it is ${least} at least. Raise it.`,
    );
  const section = sectionOf(changelog, version) ?? sectionOf(changelog, 'Unreleased');
  if (!section || !/^- /m.test(section)) {
    return [...wrong, `CHANGELOG.md tells of no change in ${version} or Unreleased. Say what changed.`];
  }
  const told = [...section.matchAll(/\*\*Breaking for ([^*:]+)/g)].map(([, who]) => who!).join(' ');
  const untold = audiences
    .filter((audience) => breaking.some(({ breaks }) => breaks.includes(audience)))
    .filter((audience) => !told.includes(audience));
  if (untold.length > 0) {
    const who = untold.join(', ');
    wrong.push(
      `CHANGELOG.md does not say that this breaks for ${who}. Write an entry "**Breaking for ${who}:** …".`,
    );
  }
  return wrong;
}

/** Semantic Versioning: below 1.0.0 the minor number stands for the major one. */
function nextVersion(released: string, breaks: boolean): string {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  if (major === 0) return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

function sectionOf(changelog: string, title: string): string | undefined {
  return changelog.split(/^## /m).find((section) => section.startsWith(`[${title}]`));
}
