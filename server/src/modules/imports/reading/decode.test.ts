import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { decode } from './decode.ts';

const TEXT = 'Città di San Marino — più';
/** With a byte order mark, like a spreadsheet's "Unicode text". */
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

test('UTF-8 is read, compressed or not', () => {
  expect(decode(Buffer.from(TEXT), 'f')).toBe(TEXT);
  expect(decode(gzipSync(TEXT), 'f')).toBe(TEXT);
});

test('the encoding of Excel in Italy is read', () => {
  expect(decode(Buffer.from([0x43, 0x69, 0x74, 0x74, 0xe0, 0x20, 0x80]), 'f')).toBe('Città €');
});

describe.each([
  ['UTF-8', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 of little ends', utf16(TEXT)],
  ['UTF-16 of big ends', utf16(TEXT).swap16()],
])('%s, recognised by its first bytes', (_, bytes) => {
  test('is read, compressed or not, without those bytes', () => {
    expect(decode(bytes, 'f')).toBe(TEXT);
    expect(decode(gzipSync(bytes), 'f')).toBe(TEXT);
  });
});

test('UTF-16 that ends inside a character is refused', () => {
  expect(() => decode(utf16(TEXT).subarray(0, -1), 'f.csv')).toThrow(
    'f.csv è un testo UTF-16 troncato o danneggiato.',
  );
});

test.each([
  ["a spreadsheet's own file", Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
  ['UTF-16 that does not say so', Buffer.from(TEXT, 'utf16le')],
])('%s is refused with a sentence that says what to do', (_, bytes) => {
  expect(() => decode(bytes, 'f.xlsx')).toThrow(
    'f.xlsx non è un file di testo: se è un foglio di calcolo, salvalo come CSV UTF-8.',
  );
});

test('a damaged archive is refused', () => {
  expect(() => decode(gzipSync(TEXT).subarray(0, 20), 'f.gz')).toThrow(
    'f.gz è un archivio gzip troncato o danneggiato.',
  );
});

test('an archive that expands without end is refused', () => {
  const bomb = gzipSync(Buffer.alloc(IMPORT_MAX.textBytes + 1));
  expect(() => decode(bomb, 'f.gz')).toThrow('una volta decompresso supera 64 MB');
});
