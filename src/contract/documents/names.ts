// Finds field names, such as `file_name`, in texts, and collects the names that the documents define.
import { type Json, listAt, objectAt, visit } from './json.ts';

/** Returns the names in documents: of fields, parameters, variables, constants, operations and error codes. */
export function definedNames(contents: readonly Json[]): Set<string> {
  // The name of the script API and the prefix of its callbacks are added here. The documents do not have them as names of parts.
  const names = new Set(['svc_api', 'svc_on']);
  for (const content of contents)
    visit(content, (node) => {
      for (const key of ['properties', 'parameters', 'variables'])
        for (const name of Object.keys(objectAt(node, key))) names.add(name);
      for (const name of [node['const'], node['name'], node['code'], ...listAt(node, 'enum')])
        if (typeof name === 'string') names.add(name);
    });
  return names;
}

/** Returns the words of a text that have an underscore, as field names of several words do. */
export function fieldWords(text: string): string[] {
  return text.match(/(?<![\w-])[a-z]+(?:_[a-z]+)+(?![\w-])/g) ?? [];
}
