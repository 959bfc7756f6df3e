// Tests rules busy-server, log-secrets.
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overloaded } from '../../errors.ts';
import { logLasting, logOverload } from './log-sampler.ts';
import { loggerOptions } from './logger-options.ts';

interface Line {
  msg: string;
  level: string;
  kind?: string;
  left?: number;
}
let lines: Line[] = [];
let logger = pino();
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Line);
  logger = pino(loggerOptions('info', false), { write });
});
afterEach(() => void vi.useRealTimers());

const flood = (count: number, log: () => void) => {
  for (let sent = 0; sent < count; sent += 1) log();
};
const fail = (code: string) => Object.assign(new Error(`no ${Math.random()}`), { code });

test('of a flood of equal lines ten are written, then the number of those left out', () => {
  flood(5_000, () => logger.info('somebody knocks'));
  expect(lines).toHaveLength(10);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(10)).toMatchObject([
    { msg: 'log lines of one kind were suppressed', kind: '30 somebody knocks', left: 4_990 },
  ]);
});

test('after a minute the next ones are written again', () => {
  flood(11, () => logger.info('somebody knocks'));
  vi.advanceTimersByTime(60_000);
  lines = [];
  logger.info('somebody knocks');
  expect(lines).toMatchObject([{ msg: 'somebody knocks' }]);
});

test('a rare line is written in the middle of a flood, even if it differs only by its error', () => {
  flood(100, () => logger.error({ err: fail('23505') }, 'request failed'));
  logger.error({ err: fail('53100') }, 'request failed');
  logger.warn('a rare one');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toMatchObject({ msg: 'a rare one' });
});

test('kinds within their limit report no left-out lines', () => {
  flood(10, () => logger.info('somebody knocks'));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(10);
});

test('a lasting state is logged once for each reason, with the number of lines left out', () => {
  flood(500, () => logLasting(logger, 'the disk is full', fail('53100')));
  logLasting(logger, 'the database is away', fail('08006'));
  expect(lines).toMatchObject([
    { msg: 'the disk is full; said once a minute', code: '53100' },
    { msg: 'the database is away; said once a minute', code: '08006' },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toMatchObject([
    { kind: '50 the disk is full; said once a minute', left: 499 },
  ]);
  logLasting(logger, 'the disk is full', fail('53100'));
  expect(lines).toHaveLength(4);
});

test('overload is logged once for each measure, with its values', () => {
  flood(500, () =>
    logOverload(logger, new Overloaded(10, 'no place for an upload', { count: 32 })),
  );
  logOverload(logger, new Overloaded(10, 'too many pictures wait', { count: 8 }));
  expect(lines).toMatchObject([
    { level: 'warn', msg: 'too busy: no place for an upload; said once a minute', count: 32 },
    { level: 'warn', msg: 'too busy: too many pictures wait; said once a minute', count: 8 },
  ]);
});

test('a warning is logged without a stack, an error with its own', () => {
  logger.warn({ err: fail('FST_ERR_REP_ALREADY_SENT'), of: 'a call' });
  logger.error({ err: fail('23505') }, 'request failed');
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'Error', of: 'a call', code: 'FST_ERR_REP_ALREADY_SENT' }),
    expect.objectContaining({ msg: 'request failed' }),
  ]);
  expect(lines.map((line) => JSON.stringify(line).includes('"stack"'))).toEqual([false, true]);
});

test('lines of ever new kinds are limited too', () => {
  let knocks = 0;
  flood(5_000, () => logger.info(`somebody knocks ${(knocks += 1)}`));
  expect(lines).toHaveLength(510);
});
