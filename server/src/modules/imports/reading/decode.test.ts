import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const TEXT = 'Città di San Marino — più';

test('UTF-8 is read, packed or plain', () => {
  expect(decode(Buffer.from(TEXT), 'f')).toBe(TEXT);
  expect(decode(gzipSync(TEXT), 'f')).toBe(TEXT);
});

test('what Excel writes in Italy is read too', () => {
  expect(decode(Buffer.from([0x43, 0x69, 0x74, 0x74, 0xe0, 0x20, 0x80]), 'f')).toBe('Città €');
});

test('a damaged archive is refused', () => {
  expect(() => decode(gzipSync(TEXT).subarray(0, 20), 'f.gz')).toThrow(
    'f.gz è un archivio gzip troncato o danneggiato.',
  );
});

test('an archive that unpacks without end is refused', () => {
  const bomb = gzipSync(Buffer.alloc(130 * 1024 * 1024));
  expect(() => decode(bomb, 'f.gz')).toThrow('una volta decompresso supera 128 MB');
});
