// Tests rules input-limits, profile-rules.
import { expect, test } from 'vitest';
import { isBlank } from './blank-text.ts';
import { line, paragraph, toLine } from './text.ts';

const accepts = (schema: ReturnType<typeof line>, text: string) => schema.safeParse(text).success;

test('blanks around a text are removed and do not count for its length', () => {
  expect(line(4).parse(' Anna ')).toBe('Anna');
  expect(accepts(line(4), 'Annaa')).toBe(false);
});

test.each([
  ['letters of any kind', 'Zoë 李 🚗', true, true],
  ['a line break', 'a\r\nb', false, true],
  ['a tab', 'a\tb', false, true],
  ['a zero, which no database keeps', 'a\0b', false, false],
  ['an escape sequence', 'a\u001b[31mb', false, false],
])('%s', (_, text, inLine, inParagraph) => {
  expect(accepts(line(40), text)).toBe(inLine);
  expect(accepts(paragraph(40), text)).toBe(inParagraph);
});

test.each([
  ['a zero-width space', '\u200b'],
  ['a mark of direction', '\u200e'],
  ['a Hangul filler', '\u3164'],
  ['a soft hyphen between blanks', ' \u00ad '],
  ['an empty Braille pattern', '\u2800'],
  ['a selector of variants', '\ufe0f'],
  ['a tag', '\u{e0041}'],
])('%s is empty', (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(line(40).parse(text)).toBe('');
  expect(paragraph(40).parse(text)).toBe('');
});

test('invisible characters within a visible text stay', () => {
  for (const text of ['❤️', '👩‍🚀', 'می‌خواهم', 'Anna\u200e']) expect(line(40).parse(text)).toBe(text);
});

test.each([
  ['a line of ours', ' Anna Bianchi ', 80, 'Anna Bianchi'],
  ['a zero and line breaks', 'Anna\0\r\nBianchi\t', 80, 'Anna Bianchi'],
  ['too much', 'Anna Bianchi', 5, 'Anna'],
  ['an emoji that does not fit', 'Eva🚗', 4, 'Eva'],
  ['an emoji that fits', 'Eva🚗', 5, 'Eva🚗'],
  ['half an emoji', 'Eva\ud83d', 80, 'Eva\ufffd'],
  ['nothing that can be seen', '\u200b\0\u3164', 80, ''],
])('%s is converted to a line', (_, text, max, expected) => {
  const made = toLine(text, max);
  expect(made).toBe(expected);
  expect(line(max).parse(made)).toBe(made);
});
