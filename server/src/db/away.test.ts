import { expect, test } from 'vitest';
import { isDatabaseAway } from './away.ts';

const coded = (code: string) => Object.assign(new Error('boom'), { code });

test.each([
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('57014'),
  coded('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Cannot use a pool after calling end on the pool'),
  new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
])('%o says that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([coded('23505'), coded('42P01'), new Error('boom'), 'ECONNREFUSED', undefined])(
  '%o is a fault of ours',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);
