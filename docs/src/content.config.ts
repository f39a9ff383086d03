import { defineCollection } from 'astro:content';
import { readFileSync } from 'node:fs';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

/** The text of CHANGELOG.md without its title, because the page already has this title. The build runs in the root of the repository. */
const changelog = defineCollection({
  loader: {
    name: 'changelog',
    async load({ store, renderMarkdown }) {
      const body = readFileSync('CHANGELOG.md', 'utf8').replace(/^# .*\n/, '');
      store.set({ id: 'changelog', data: {}, body, rendered: await renderMarkdown(body) });
    },
  },
});

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  changelog,
};
