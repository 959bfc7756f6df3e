/** A second language for tests: every message is enclosed in marks, so that a text without them is no message. */
import type { m } from '../paraglide/messages.js';

type Messages = typeof m;

const OPEN = '⟦';
const CLOSE = '⟧';
const MARKED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

/** Returns a catalogue of the made-up language. Its dates and numbers are Japanese: without a Latin letter. */
export function madeUp(messages: Messages): Messages {
  const marked = Object.entries(messages).map(([name, message]) => {
    const textOf = message as (...given: unknown[]) => string;
    const text = (...given: unknown[]) => `${OPEN}${textOf(...given)}${CLOSE}`;
    return [name, name === 'locale' ? () => 'ja-JP' : text];
  });
  return Object.fromEntries(marked) as Messages;
}

const READ_ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];

/**
 * Returns the page's texts that are no messages, including attributes that are read aloud.
 * @param allowed what is not translated: names, user content, units
 */
export function foreignTexts(allowed: readonly string[]): string[] {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && !element.matches('style, script'))
      .map((node) => node.textContent ?? ''),
    ...READ_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ]);
  const left = texts.map((text) =>
    allowed.reduce((rest, each) => rest.replaceAll(each, ''), bare(text)),
  );
  return [...new Set(left)].filter((text) => /\p{Script=Latin}{2}/u.test(text));
}

/** Removes everything between marks, including nested messages. */
function bare(text: string): string {
  const rest = text.replace(MARKED, '');
  return rest === text ? text : bare(rest);
}
