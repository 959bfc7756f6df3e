// Tests rule log-secrets.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggerOptions } from './logger-options.ts';

test('an event is one line, with its level as a word and its time in ISO 8601', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const logger = pino(loggerOptions('info', false), { write });
  logger.debug('nobody wants to know');
  logger.error({ err: new Error('first\nsecond') }, 'request failed');
  logger.warn('a disk is nearly full');
  expect(lines.join('')).toMatch(/^\{.+\}\n\{.+\}\n$/u);
  const entries = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(entries).toMatchObject([
    { level: 'error', msg: 'request failed', err: { message: 'first\nsecond' } },
    { level: 'warn', msg: 'a disk is nearly full' },
  ]);
  for (const { time } of entries) expect(time).toBe(new Date(time!).toISOString());
});
