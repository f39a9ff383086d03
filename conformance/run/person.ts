/** A person at a terminal, who does and sees what no interface of an implementation can. */
export interface Person {
  /**
   * Puts a question, or says what to do and waits for Enter. It gives the answer without the line's end, and undefined when
   * nobody answers any more, or when the question is settled otherwise.
   */
  ask(question: string, settled?: AbortSignal): Promise<string | undefined>;
}
