import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { formerAddresses } from './src/contract/exchanges.ts';
import { sidebar } from './src/contract/sidebar.ts';

/** The address of the site's host, for canonical links. `base` is the folder of the site on this host. */
const site = process.env['DOCS_SITE'];
const base = process.env['DOCS_BASE'] ?? '/';
/** The address of the repository, for links to its files. */
const repository = process.env['DOCS_REPO_URL'];
/** The address of an editor for files of the repository, to which the path of a file is appended. */
const edit = process.env['DOCS_EDIT_URL'];

const pages = starlight({
  title: 'Parlance',
  description: 'A contract for conversation services: chat front ends, bots, webhooks and the widget.',
  customCss: ['./docs/src/styles/site.css'],
  sidebar,
  expressiveCode: { defaultProps: { wrap: true } },
  components: {
    PageTitle: './docs/src/overrides/PageTitle.astro',
    SocialIcons: './docs/src/overrides/SocialIcons.astro',
  },
  head: [
    {
      tag: 'link',
      attrs: {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Changes',
        href: `${base.replace(/\/$/, '')}/changelog.rss`,
      },
    },
  ],
  routeMiddleware: './docs/src/route.ts',
  lastUpdated: false,
  credits: false,
  ...(repository !== undefined && {
    social: [{ icon: 'github' as const, label: 'The repository', href: repository }],
  }),
  ...(edit !== undefined && { editLink: { baseUrl: edit.replace(/\/?$/, '/') } }),
});

export default defineConfig({
  ...(site !== undefined && { site }),
  base,
  trailingSlash: 'ignore',
  // Astro makes names of styles from paths below the root, including paths of packages. The root is the repository, so builds in two
  // folders give the same names.
  srcDir: './docs/src',
  publicDir: './docs/public',
  outDir: './docs/dist',
  cacheDir: './node_modules/.cache/docs',
  redirects: Object.fromEntries(
    Object.entries(formerAddresses).map(([from, to]) => [from, `${base.replace(/\/$/, '')}${to}`]),
  ),
  devToolbar: { enabled: false },
  // With the default of this option, Astro drops a line break between a word and a tag or value, and so the space between them.
  compressHTML: true,
  integrations: [
    // docs/search-index.ts makes the search index, so Starlight must not make another one.
    { ...pages, hooks: { ...pages.hooks, 'astro:build:done': () => {} } },
  ],
});
