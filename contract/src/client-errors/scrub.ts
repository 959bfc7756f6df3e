/** Longest message that is sent and stored, in characters. */
export const MESSAGE_MAX = 200;

/**
 * Texts that may be personal or differ between reports: everything from the first quotation mark (quoted text may
 * contain quotes), addresses, e-mails, paths, and numbers except codes after a #.
 */
const PERSONAL = [
  /(?:["“”„«`]|(?<!\w)['‘’]).*/su,
  /\b[a-z][a-z\d+.-]*:\/\/\S*/giu,
  /\S*@\S*/gu,
  /\/\S+/gu,
  /(?<!#\d*)\d+/gu,
];

/**
 * Removes text that may be typed or personal from an error's message (rule client-errors).
 * @returns at most `MESSAGE_MAX` characters in one line
 */
export function scrubMessage(message: string): string {
  const scrubbed = PERSONAL.reduce((text, part) => text.replace(part, '…'), message);
  return scrubbed.replace(/\s+/gu, ' ').trim().slice(0, MESSAGE_MAX);
}
