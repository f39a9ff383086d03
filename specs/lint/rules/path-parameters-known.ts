import { isObject, type JsonObject } from '../../reading/json.ts';
import { type NodeContext, type Rule, report } from './rule.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'];

/** The names in a path, or in the x-path of a webhook, are those of the operation's path parameters. */
export const rule: Rule = () => ({
  PathItem(item, place) {
    const webhook = place.location.pointer.startsWith('#/webhooks/');
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const template = String((webhook ? operation['x-path'] : place.key) ?? '');
      const inTemplate = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
      const given = pathParameters(item, operation, place);
      for (const name of except(inTemplate, given)) {
        report(place, `nothing describes {${name}} of ${template}`, 'Add a parameter with in: path', [
          method,
        ]);
      }
      for (const name of except(given, inTemplate)) {
        report(
          place,
          `the path parameter ${name} is not in ${template || 'an x-path'}`,
          'Add it to the path, or remove the parameter',
          [method],
        );
      }
    }
  },
});

function pathParameters(item: JsonObject, operation: JsonObject, place: NodeContext): string[] {
  const lists = [item['parameters'], operation['parameters'], operation['x-path-parameters']];
  return lists
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .map((parameter) =>
      isObject(parameter) && '$ref' in parameter ? place.resolve(parameter).node : parameter,
    )
    .filter(isObject)
    .filter((parameter) => parameter['in'] === 'path')
    .map((parameter) => String(parameter['name']));
}

function except(names: string[], others: string[]): string[] {
  return names.filter((name) => !others.includes(name));
}
