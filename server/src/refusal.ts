/**
 * A file is rejected as a whole and nothing was written. The message is one Italian sentence or more, for the
 * operator who started the import, at a terminal or in a browser.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  /** What to do instead at a terminal: one more Italian sentence. */
  readonly command: string | undefined;

  constructor(
    message: string,
    { cause, command }: { cause?: unknown; command?: string | undefined } = {},
  ) {
    super(message, { cause });
    this.command = command;
  }
}
