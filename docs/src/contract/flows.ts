// The flows. A flow is a sequence of calls across the interfaces, with the expected results.
import { addressOf } from './addresses.ts';
import { type Node, toolFiles } from './documents.ts';
import { allOperations } from './operations.ts';

export interface Flow {
  /** The name of the flow in the path `specs/flows/<name>.arazzo.yaml`. */
  name: string;
  title: string;
  description: string;
  /** The preconditions of the flow, as text. */
  before: string;
  /** The names of the API descriptions that the flow uses. */
  sources: string[];
  inputs: { name: string; description: string }[];
  steps: Step[];
}

interface Step {
  name: string;
  description: string;
  operation: { id: string; address: string; method: string };
  /** The body of the step's request, as JSON text. */
  body?: string;
  /** The conditions for the response, in the notation of the Arazzo document. */
  criteria: string[];
  /** True if the step is repeated until the response meets its criteria. */
  waits: boolean;
}

/** The Arazzo documents, by the name of the flow. */
export const flowDocuments: Readonly<Record<string, Node>> = {
  'bot-hand-over': flowAt('bot-hand-over'),
  'accept-and-assign': flowAt('accept-and-assign'),
  'delivery-fails': flowAt('delivery-fails'),
  'try-a-bot': flowAt('try-a-bot'),
  'try-a-crm': flowAt('try-a-crm'),
};

function flowAt(name: string): Node {
  return JSON.parse(toolFiles.get(`arazzo/${name}.json`)!);
}

export const flows: readonly Flow[] = Object.entries(flowDocuments).map(
  ([name, { info, sourceDescriptions, workflows }]) => {
    const [workflow] = workflows;
    return {
      name,
      title: info.title,
      description: info.description,
      before: workflow.description,
      sources: sourceDescriptions.map((source: Node) => source.name),
      inputs: Object.entries<Node>(workflow.inputs.properties).map(([input, { description }]) => ({
        name: input,
        description,
      })),
      steps: workflow.steps.map(stepOf),
    };
  },
);

function stepOf(step: Node): Step {
  const { stepId, description, operationId, requestBody, successCriteria, onFailure } = step;
  const [, source, called] = operationId.split('.');
  // One operation of a receiver accepts several webhooks. `x-webhook` names the webhook of this step.
  const id = step['x-webhook'] ?? called;
  const operation = allOperations.find((one) => one.of.name === source && one.operationId === id);
  if (!operation) throw new Error(`No operation is called ${operationId}.`);
  return {
    name: stepId,
    description,
    operation: { id, address: addressOf.operation(source, id), method: operation.method },
    ...(requestBody && { body: JSON.stringify(requestBody.payload, null, 2) }),
    criteria: successCriteria.map(({ condition }: Node) => condition),
    waits: onFailure !== undefined,
  };
}

/** The default server address of each API description, by the name of the description in the flows. */
const addresses: Readonly<Record<string, string>> = {
  channel: 'http://127.0.0.1:8787',
  desk: 'http://127.0.0.1:8787/desk',
  bot: 'http://127.0.0.1:8789',
  developer: 'http://127.0.0.1:8790',
};

/** Returns the command that runs a flow. The command has a placeholder for each input of the flow. */
export function howToRun({ name, sources, inputs }: Flow): string {
  const options = [
    ...sources.map((source) => `-S ${source}=${addresses[source]}`),
    ...inputs.map((input) => `-i ${input.name}=…`),
  ];
  const file = `node_modules/@parlance/contract/generated/arazzo/${name}.json`;
  return [`npx -y @redocly/cli respect ${file}`, ...options].join(' \\\n  ');
}
