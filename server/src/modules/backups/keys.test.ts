// Tests rule backup-restored.
import { expect, test } from 'vitest';
import { findIdentity, makeKeys } from './keys.ts';

const { identity: KEY } = await makeKeys();
const cut = (at: number, between: string) => KEY.slice(0, at) + between + KEY.slice(at);

test.each([
  ['as it was made', KEY],
  ['with a space', cut(40, ' ')],
  ['wrapped', cut(40, '\r\n')],
  ['wrapped in its beginning', cut(9, '\n')],
  ['in groups of four', KEY.replaceAll(/.{4}/gu, '$& ')],
  ['wrapped with a hyphen, and quoted', `> "${cut(50, '-\n> ')}".`],
  ['in small letters', KEY.toLowerCase()],
  ['with invisible characters and other dashes', cut(60, '\u200B\u00A0').replace('-', '–')],
  ['after one that is mistyped', `${KEY.slice(0, -1)}\n\n${KEY}`],
  ['among other lines', `> pieno\n\nLa chiave:\n${cut(30, '\n')}\nConservala in due posti\n`],
])('a key is read %s', (_, text) => {
  expect(findIdentity(text)).toBe(KEY);
});

const other = KEY[30] === 'Q' ? 'P' : 'Q';
test.each([
  ['another letter', KEY.slice(0, 30) + other + KEY.slice(31)],
  [
    'its letters in another order',
    KEY.slice(0, 16) + KEY.slice(16).split('').toReversed().join(''),
  ],
  ['its last letter missing', `${KEY.slice(0, -1)}\nConservala in due posti`],
  ['a letter too many', `${KEY}X`],
  ['a letter that no key has', `${KEY.slice(0, -1)}O`],
  ['nothing after its beginning', 'AGE-SECRET-KEY-1'],
])('a key with %s is refused as mistyped', (_, text) => {
  expect(() => findIdentity(text)).toThrow('La chiave segreta è scritta male');
});

test('a text without a key gives undefined', () => {
  expect(findIdentity('BACKUP_KEY=age1qqq')).toBeUndefined();
});
