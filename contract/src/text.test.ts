import { expect, test } from 'vitest';
import { line, paragraph } from './text.ts';

const accepts = (schema: ReturnType<typeof line>, text: string) => schema.safeParse(text).success;

test('blanks around a text do not count, neither for its length', () => {
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
