// Tests rule report-settled.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openTestCommand } from '../../testing/command-context.ts';
import { answerBelt, hasBelt, readBeltDays } from '../../testing/answers/belt.ts';
import { readKept } from '../../testing/answers/file.ts';
import { openPlay } from '../../testing/answers/play.ts';
import { START } from '../../testing/histories/arbitrary.ts';
import { NEEDS_REAL_DATA } from '../../testing/real-data.ts';
import { printable } from '../../testing/histories/printable.ts';

const MADE = 'where that is meant, `node scripts/make/keep-answers.mjs` keeps what it answers now';
/** Every nth history and the first nth part of the belt's days are replayed; `ANSWERS_EVERY=1` replays all. */
const EVERY = Number(process.env.ANSWERS_EVERY ?? 15);
const kept = readKept().filter((_, index) => index % EVERY === 0);

describe.each(['one', 'five'] as const)('what the core answers to histories of %s', (kind) => {
  test(`is what it answered when that was kept: ${MADE}`, async () => {
    const play = await openPlay(await openTestDatabase(), kind);
    const histories = kept.filter((one) => one.kind === kind);
    expect(histories.length).toBeGreaterThan(0);
    for (const { words: events, steps } of histories) {
      const now = await play(events);
      expect(now.words).toEqual(events);
      const wrong = steps.findIndex((step, at) => !isSame(now.steps[at], step));
      const text = fc.stringify(printable(events.slice(0, wrong + 1), START));
      expect(now.steps[wrong], `after the last event of ${text}`).toEqual(steps[wrong]);
    }
  });
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe.skipIf(!hasBelt)(`what the core makes of the belt's prices ${NEEDS_REAL_DATA}`, () => {
  test(`is what it made of them when that was kept: ${MADE}`, async () => {
    const most = Math.ceil(readBeltDays().length / EVERY);
    const { database, folder } = await openTestCommand();
    expect(await answerBelt(database, folder, most)).toEqual(readBeltDays().slice(0, most));
  });
});
