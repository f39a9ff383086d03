// The contents of the site as plain text, for programs that read documentation: https://llmstxt.org.
import type { APIRoute } from 'astro';
import { downloads } from '../contract/downloads.ts';
import { exchanges, namedEvents } from '../contract/exchanges.ts';
import { sidebar } from '../contract/sidebar.ts';

type Entry = { label: string; link: string } | { label: string; items: readonly Entry[] };

export const GET: APIRoute = ({ site }) => {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const at = (address: string) => (site ? new URL(base + address, site).href : base + address);
  const pages = (entries: readonly Entry[]): { label: string; link: string }[] =>
    entries.flatMap((entry) =>
      'items' in entry ? pages(entry.items) : entry.link.includes('#') ? [] : [entry],
    );
  const about = new Map(exchanges.map(({ address, operation }) => [address, operation.title]));
  const line = ({ label, link }: { label: string; link: string }) => {
    const more = about.get(link);
    return `- [${label}](${at(link)})${more === undefined || more === label ? '' : `: ${more}`}`;
  };
  const text = [
    '# Parlance',
    '',
    '> A contract between a conversation service and everyone who connects to it: a channel API for chat front ends, a bot API, webhooks, and the script API of a widget. OpenAPI and AsyncAPI documents are its only source.',
    '',
    'MUST rules decide about conformance, SHOULD rules are warned about. LOCAL rules and open points are choices of the reference and no contract.',
    '',
    '## Documents',
    '',
    ...downloads.map(({ title, kind, file }) => `- [${title}](${at(`/documents/${file}.json`)}): ${kind}`),
    '',
    '## Events',
    '',
    ...namedEvents.map(
      ({ name, sender, receiver, address }) => `- [${name}](${at(address)}): ${sender} to ${receiver}`,
    ),
    ...(sidebar as readonly Entry[]).flatMap((group) => [
      '',
      `## ${group.label}`,
      '',
      ...pages([group]).map(line),
    ]),
    '',
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
