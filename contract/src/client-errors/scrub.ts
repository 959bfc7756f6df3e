/** Longest message that is sent and kept, in characters. */
export const MESSAGE_MAX = 200;

/**
 * What may be of a person, or differ from one to the next: from the first quote on, as nobody knows where quoted text ends;
 * addresses, e-mails, paths, numbers but codes after a #.
 */
const PERSONAL = [
  /(?:["“”„«`]|(?<!\w)['‘’]).*/su,
  /\b[a-z][a-z\d+.-]*:\/\/\S*/giu,
  /\S*@\S*/gu,
  /\/\S+/gu,
  /(?<!#\d*)\d+/gu,
];

/**
 * Takes out of an error's message what may hold typed text or say who met it (rule client-errors).
 * @returns at most `MESSAGE_MAX` characters in one line
 */
export function scrubMessage(message: string): string {
  const scrubbed = PERSONAL.reduce((text, part) => text.replace(part, '…'), message);
  return scrubbed.replace(/\s+/gu, ' ').trim().slice(0, MESSAGE_MAX);
}
