/**
 * A file was rejected as a whole and nothing was written. The message is one or more Italian sentences for the operator
 * who started the import, at a terminal or in a browser.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  /** The alternative at a terminal: one more Italian sentence. */
  readonly command: string | undefined;

  constructor(
    message: string,
    { cause, command }: { cause?: unknown; command?: string | undefined } = {},
  ) {
    super(message, { cause });
    this.command = command;
  }
}
