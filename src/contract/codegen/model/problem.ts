/** A mistake in the documents that stops the generation: its place, its description, and the remedy. */
export class SpecProblem extends Error {
  constructor(document: string, pointer: string, wrong: string, cure: string) {
    super(`${document}#${pointer}: ${wrong}. ${cure}.`);
    this.name = 'SpecProblem';
  }
}
