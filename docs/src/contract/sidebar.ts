// The sidebar of the site, with an entry for every operation and event of the documents.
import { languages } from '../../../src/contract/codegen/languages.ts';
import { addressOf } from './addresses.ts';
import { type Interface, interfaces } from './documents.ts';
import { eventsOf } from './events.ts';
import { type Exchange, exchangesOf } from './exchanges.ts';

const page = (label: string, link: string) => ({ label, link });

/** Makes a sidebar entry for a part of a page. The links to the previous and next page skip such an entry. */
const part = (label: string, link: string) => ({ label, link, attrs: { class: 'part' } });

/**
 * Makes the sidebar entries of an exchange. One or two event names become one entry. More names become one entry each, below an entry with
 * the title of the exchange. An exchange without names has one entry with its title.
 */
function entries({ operation, kinds, names, address }: Exchange) {
  if (operation.of.asyncapi === undefined || names.length === 0) return [page(operation.title, address)];
  if (names.length <= 2) return [{ ...page(names.join(', '), address), attrs: { class: 'wire' } }];
  return [
    page(operation.title, address),
    ...kinds.map((kind) => part(kind.names.join(', '), `${address}#body.${kind.schemaName}`)),
  ];
}

function reference(of: Interface) {
  const isWidget = of.name === 'widget';
  return {
    label: of.title,
    collapsed: true,
    items: [
      page(isWidget ? 'Methods and callbacks' : 'Overview', addressOf.interface(of.name)),
      ...(isWidget ? eventsOf(of).map(({ name }) => part(name, addressOf.call(name))) : []),
      ...exchangesOf(of.name).flatMap(entries),
      page('Payloads', `/reference/${of.name}/payloads/`),
    ],
  };
}

export const sidebar = [
  {
    label: 'Start',
    items: [
      page('What Parlance is', '/'),
      page('Connect a chat front end', '/quickstarts/chat-front-end/'),
      page('Connect a bot', '/quickstarts/bot/'),
      page('Connect a CRM', '/quickstarts/crm/'),
      page('Build a service', '/quickstarts/service/'),
      ...languages.map(({ id, title }) => page(`Start in ${title}`, `/quickstarts/${id}/`)),
      page('On Windows', '/windows/'),
      page('Questions and errors', '/faq/'),
    ],
  },
  { label: 'Reference', items: interfaces.map(reference) },
  {
    label: 'How it works',
    items: [
      page('Event catalogue', '/events/'),
      page('Delivery and retries', '/delivery/'),
      page('Errors', '/errors/'),
      page('Limits', '/limits/'),
      page('Flows', '/flows/'),
      page('States', '/states/'),
      page('Glossary', '/glossary/'),
    ],
  },
  {
    label: 'Tools',
    items: [
      page('The package', '/tools/package/'),
      ...languages.map(({ id, title }) => page(`The ${title} package`, `/tools/${id}/`)),
      page('Mock server', '/tools/mock/'),
      page('Trigger and watch', '/tools/trigger-and-watch/'),
      page('A client in your language', '/tools/generators/'),
    ],
  },
  {
    label: 'Conformance',
    items: [
      page('How it judges', '/conformance/'),
      page('Test your endpoint', '/conformance/your-endpoint/'),
      page('Test your service', '/conformance/your-service/'),
      page('Your adapter in 30 minutes', '/conformance/your-adapter/'),
      page('Run it on a build machine', '/conformance/build-machines/'),
      page('Write a case', '/conformance/writing-a-case/'),
      page('What proves the suite', '/conformance/traceability/'),
    ],
  },
  {
    label: 'The reference service',
    items: [
      page('Run it', '/running/'),
      page('Watch it', '/watching/'),
      page('Agent console', '/console/'),
      page('Behind a proxy', '/behind-a-proxy/'),
      page('Outgrowing one machine', '/outgrowing/'),
      page('Security', '/security/'),
    ],
  },
  {
    label: 'The contract itself',
    items: [
      page('Rules', '/rules/'),
      page('Open points', '/open-points/'),
      page('Sections of the source', '/sections/'),
      page('Documents to download', '/documents/'),
      page('Differences between versions', '/changes/'),
      page('Changelog', '/changelog/'),
    ],
  },
];
