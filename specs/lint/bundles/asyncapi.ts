import { validateAsyncApi } from '../asyncapi.ts';
import { named, type Tool } from './tool.ts';

/** Runs @asyncapi/parser on the AsyncAPI bundles. */
export const askAsyncApiParser: Tool = async (all) => {
  const bundles = all.filter(({ kind }) => kind === 'asyncapi');
  const problems = [];
  for (const { document, text } of bundles) problems.push(...(await validateAsyncApi(document, text)));
  return {
    tool: named('AsyncAPI parser', '@asyncapi/parser'),
    counts: { documents: bundles.length },
    problems,
  };
};
