/** A mistake in the documents that stops the generation: where it is, what is wrong, and what to do. */
export class SpecProblem extends Error {
  constructor(document: string, pointer: string, wrong: string, cure: string) {
    super(`${document}#${pointer}: ${wrong}. ${cure}.`);
    this.name = 'SpecProblem';
  }
}
