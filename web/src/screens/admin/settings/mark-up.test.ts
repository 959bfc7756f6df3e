// Tests rule admin-settings-page.
import { expect, test } from 'vitest';
import { markUp, type Mark } from './mark-up.ts';

/** The selection is in [brackets], before and after. */
const marked = (mark: Mark, given: string) => {
  const [before = '', chosen = '', after = ''] = given.split(/[[\]]/u);
  const from = before.length;
  const made = markUp(mark, { text: before + chosen + after, from, to: from + chosen.length });
  return `${made.text.slice(0, made.from)}[${made.text.slice(made.from, made.to)}]${made.text.slice(made.to)}`;
};

test.each<[Mark, string, string]>([
  ['bold', 'Ciao [a tutti]!', 'Ciao <strong>[a tutti]</strong>!'],
  ['title', '[]', '<h2>[]</h2>'],
  ['paragraph', '[Uno]', '<p>[Uno]</p>'],
  ['link', 'Leggi [qui].', 'Leggi <a href="https://[]">qui</a>.'],
  ['list', '[uno\n\n due]', '<ul>\n[<li>uno</li>\n<li>due</li>]\n</ul>'],
  ['list', 'Ecco:[]', 'Ecco:<ul>\n<li>[]</li>\n</ul>'],
])('%s', (mark, given, wanted) => {
  expect(marked(mark, given)).toBe(wanted);
});
