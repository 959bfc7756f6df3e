/** The marks that the buttons above the welcome message put around the selection. */
const MARKS = {
  title: ['<h2>', '</h2>'],
  paragraph: ['<p>', '</p>'],
  bold: ['<strong>', '</strong>'],
  list: ['<ul>\n', '\n</ul>'],
  link: ['<a href="https://">', '</a>'],
} as const;
export type Mark = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as readonly Mark[];

/** A text and its selection, as start and end index. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/**
 * Puts a mark around the selection, which stays selected; a new link selects the place of its address, to be typed
 * next.
 */
export function markUp(mark: Mark, { text, from, to }: Selected): Selected {
  const [open, close] = MARKS[mark];
  const inner = mark === 'list' ? itemsOf(text.slice(from, to)) : text.slice(from, to);
  const marked = text.slice(0, from) + open + inner + close + text.slice(to);
  if (mark === 'link') {
    const address = from + open.indexOf('">');
    return { text: marked, from: address, to: address };
  }
  if (mark === 'list' && from === to) {
    const item = from + open.length + inner.indexOf('</li>');
    return { text: marked, from: item, to: item };
  }
  return { text: marked, from: from + open.length, to: from + open.length + inner.length };
}

/** Each line is an item. */
const itemsOf = (lines: string): string =>
  lines
    .split('\n')
    .filter((line, _, all) => line.trim() !== '' || all.length === 1)
    .map((line) => `<li>${line.trim()}</li>`)
    .join('\n');
