/** Something in the documents that cannot be generated from: where it stands, what is wrong, and what to do about it. */
export class SpecProblem extends Error {
  readonly document: string;
  readonly pointer: string;
  readonly cure: string;

  constructor(document: string, pointer: string, wrong: string, cure: string) {
    super(`${document}#${pointer}: ${wrong}. ${cure}.`);
    this.name = 'SpecProblem';
    this.document = document;
    this.pointer = pointer;
    this.cure = cure;
  }
}
