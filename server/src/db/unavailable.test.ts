// Tests rule database-away.
import { expect, test } from 'vitest';
import { isDatabaseUnavailable, noteConnectionError } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('boom'), { code });
const ofConnection = (error: Error) => {
  noteConnectionError(error);
  return error;
};

test.each([
  ofConnection(coded('ECONNREFUSED')),
  ofConnection(coded('ECONNRESET')),
  coded('57P01'),
  coded('57014'),
  coded('08006'),
  coded('58P01'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Cannot use a pool after calling end on the pool'),
  ofConnection(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })),
])('%o means that the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  coded('23505'),
  coded('42P01'),
  new Error('boom'),
  ofConnection(new Error('boom')),
  'ECONNREFUSED',
  undefined,
])('%o is an internal error', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
  '%s of any other socket, such as that of a client who hangs up, says nothing of the database',
  (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(false);
  },
);
