import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const catalogue = path.join(import.meta.dirname, '../messages/it.json');

test('each message is in the catalogue once: a second one would silently replace the first', () => {
  const keys = [...readFileSync(catalogue, 'utf8').matchAll(/^ {2}"([^"]+)":/gm)].map(
    ([, key]) => key!,
  );
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
