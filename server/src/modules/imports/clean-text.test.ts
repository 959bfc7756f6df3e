// Tests rule import-texts.
import { expect, test } from 'vitest';
import { cleanLines, cleanText } from './clean-text.ts';

test.each([
  ['what is plain', 'Benzina Self', 'Benzina Self'],
  ['spaces at the ends', ' Benzina ', 'Benzina'],
  ['a double space', 'Benzina  Self', 'Benzina Self'],
  ['a no-break space', 'Benzina\u00A0Self', 'Benzina Self'],
  ['a line break', 'Benzina\r\nSelf', 'Benzina Self'],
  ['a zero-width space', 'Diesel\u200B Self', 'Diesel Self'],
  ['a byte order mark and a soft hyphen', '\uFEFFGa\u00ADsolio', 'Gasolio'],
  ['decomposed accents', 'localita\u0300', 'localit\u00E0'],
  ['entities', 'Prova &amp; Figli, Via Dell&#039;Invenzione', "Prova & Figli, Via Dell'Invenzione"],
  ['what only looks like an entity', 'R&D &copy 5 & 6;', 'R&D &copy 5 & 6;'],
  ['half of a character', 'Q8 \uD83D', 'Q8 \uFFFD'],
  ['a composed emoji', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['nothing that is seen', '\u200B \u00A0\uFEFF', ''],
])('cleans %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('lines stay separate, each cleaned', () => {
  expect(cleanLines('lun\u00A0 8–12 \r\nmar  chiuso\u200B\r\r')).toBe('lun 8–12\nmar chiuso');
});
