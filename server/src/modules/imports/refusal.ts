/**
 * The file is refused whole and nothing was written. The message is one Italian sentence or more, meant
 * for the person who gave the file.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
