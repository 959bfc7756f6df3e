import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { readJson } from './read-json.ts';

const Schema = z.object({ rows: z.number() });

test('a column has the form that was written, or the error names its row', () => {
  expect(readJson(Schema, { rows: 1, older: true }, 'report 7')).toEqual({ rows: 1 });
  expect(() => readJson(Schema, null, 'report 7')).toThrow('report 7 is of an unknown form');
});
