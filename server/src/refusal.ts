/**
 * A file is rejected as a whole and nothing was written. The message is one Italian sentence or more, for the
 * operator who started the import.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
