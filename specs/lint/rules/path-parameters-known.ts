import { dereferenced, isObject, type JsonObject, pathParametersOf, textAt } from '../../reading/json.ts';
import { documentName } from '../../reading/sources.ts';
import { type NodeContext, type Rule, report } from './rule.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'];

/**
 * Every name in a path has a path parameter, and every path parameter is in the path. The path of a webhook is its x-path, and its path
 * parameters are those in the document's components.
 */
export const rule: Rule = ({ specs, sources }) => ({
  PathItem(item, place) {
    const webhook = place.location.pointer.startsWith('#/webhooks/');
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const template = String((webhook ? operation['x-path'] : place.key) ?? '');
      const inTemplate = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
      const here = documentName(specs, place.location.source.absoluteRef);
      const content = sources.find(({ document }) => document === here)?.content as JsonObject;
      const ofWebhook = pathParametersOf(content, operation).map((one) =>
        textAt(dereferenced(content, one), 'name'),
      );
      const given = [...ofWebhook, ...pathParameters(item, operation, place)];
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
  const lists = [item['parameters'], operation['parameters']];
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
