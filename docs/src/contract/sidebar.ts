// The site's contents, with an entry for every operation and event of the documents.
import { addressOf } from './addresses.ts';
import { type Interface, interfaces } from './documents.ts';
import { eventsOf } from './events.ts';
import { operationsOf } from './operations.ts';

const page = (label: string, link: string) => ({ label, link });

function reference(of: Interface) {
  const operations = operationsOf(of);
  const entry = (o: (typeof operations)[number]) =>
    page(o.title, addressOf.operation(of.name, o.operationId));
  const events = of.name === 'widget' ? [] : eventsOf(of);
  return {
    label: of.title,
    collapsed: true,
    items: [
      page(of.name === 'widget' ? 'Methods and callbacks' : 'Overview', addressOf.interface(of.name)),
      ...operations.map(entry),
      ...events.map((event) => page(`Event: ${event.title}`, addressOf.event(of.name, event.name))),
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
      page('Start in Python', '/quickstarts/python/'),
      page('Start in PHP', '/quickstarts/php/'),
    ],
  },
  {
    label: 'The contract',
    items: [
      page('Delivery and retries', '/delivery/'),
      page('States', '/states/'),
      page('Flows', '/flows/'),
      page('Rules', '/rules/'),
      page('Errors', '/errors/'),
      page('Open points', '/open-points/'),
      page('Documents to download', '/documents/'),
    ],
  },
  { label: 'References', items: interfaces.map(reference) },
  {
    label: 'Tools',
    items: [
      page('The package', '/tools/package/'),
      page('Mock server', '/tools/mock/'),
      page('Trigger and watch', '/tools/trigger-and-watch/'),
      page('Other generators', '/tools/generators/'),
    ],
  },
  {
    label: 'Conformance',
    items: [
      page('How it judges', '/conformance/'),
      page('Test your endpoint', '/conformance/your-endpoint/'),
      page('Test your service', '/conformance/your-service/'),
      page('Run it on a build machine', '/conformance/build-machines/'),
      page('Write a case', '/conformance/writing-a-case/'),
      page('What proves the suite', '/conformance/traceability/'),
    ],
  },
  {
    label: 'The reference service',
    items: [
      page('Run it', '/running/'),
      page('Agent console', '/console/'),
      page('Outgrowing one machine', '/outgrowing/'),
      page('Security', '/security/'),
      page('Changelog', '/changelog/'),
    ],
  },
];
