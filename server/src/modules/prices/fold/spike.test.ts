import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { openTestDatabase } from '../../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../../testing/prices/word-history.ts';
import { history, talk, KNOWN } from '../../../testing/words/arbitrary.ts';
import { DIESEL, JOBS_MS, seenAt, type Word } from '../../../testing/words/word.ts';
import { readRules } from '../rules.ts';
import { step } from './fold.ts';
import { emptyState } from './pair-state.ts';
import type { Facts, Intent, PairWord } from './words.ts';
import { realOf } from './claims.ts';

let words: WordHistory;
let facts: Facts;
beforeAll(async () => {
  const db = await openTestDatabase();
  words = await openWordHistory(db);
  const rules = await readRules(db.kysely);
  facts = {
    rules,
    fuel: rules.fuels.get(DIESEL)!,
    stationId: 1,
    areas: [],
    medians: { reference: undefined, anchor: undefined },
    ranked: [],
    belt: undefined,
    beltThen: () => null,
    hasRoom: () => true,
    sells: new Set([10, 20]),
    isReportable: true,
    isSuspended: false,
  };
});

const NAMES = [
  'import',
  'again',
  'administrator',
  'owner',
  'driver',
  'dispute',
  'decide',
  'jobs',
] as const;

class World {
  state = emptyState();
  all: PairWord[] = [];
  labels = new Map<number, number>();
  said = new Map<number, Word>();
  last = Infinity;
  id = 0;
  push(at: number, intent: Intent, more: Partial<Facts> = {}) {
    const word = { id: ++this.id, at, facts: { ...facts, ...more }, ...intent };
    this.all.push(word);
    step(this.state, word);
    return word;
  }
  say(word: Word) {
    const { at } = word;
    if (word.act === 'jobs' || at - this.last >= JOBS_MS)
      this.push(at, { kind: 'time', isJob: true });
    this.last = at;
    this.act(word);
    this.said.set(word.label, word);
  }
  act(word: Word) {
    const { at } = word;
    const row = word.act === 'import again' ? this.said.get(word.of) : word;
    if ((word.act === 'import' || word.act === 'import again') && row?.act === 'import') {
      this.push(
        at,
        {
          kind: 'price',
          origin: row.origin,
          person: null,
          reportId: null,
          isSure: false,
          day: dayInSanMarino(new Date(at)),
          price: row.price,
          seenAt: seenAt(row),
        },
        row.origin === 'ministry' ? { medians: { reference: 1700, anchor: undefined } } : {},
      );
    } else if (word.act === 'administrator') {
      this.push(at, {
        kind: 'price',
        origin: 'administrator',
        person: null,
        reportId: null,
        day: dayInSanMarino(new Date(at)),
        price: word.price,
        seenAt: at,
        isSure: true,
      });
    } else if (word.act === 'driver' || word.act === 'owner') {
      const price = word.price === 'same' ? realOf(this.state)?.price : word.price;
      if (price === undefined) return;
      const person = word.act === 'driver' ? word.who : 'gestore';
      const made = this.push(at, {
        kind: 'price',
        origin: word.act,
        person,
        day: '',
        isKnown: word.act === 'driver' && KNOWN.includes(word.who),
        reportId: String(word.label),
        price,
        seenAt: word.act === 'driver' ? seenAt(word) : at,
        isSure: true,
      });
      this.labels.set(made.id, word.label);
    } else if (word.act === 'dispute') {
      const c = realOf(this.state);
      if (!c) return;
      const price = c.voices === 0 ? (c.basePrice ?? c.price) : c.price;
      const isKnown = KNOWN.includes(word.who);
      const isSaid = this.state.disputes.some(
        (one) =>
          one.person === word.who &&
          one.price === price &&
          one.receivedAt >= c.since &&
          one.closedBy !== 'replaced' &&
          one.closedBy !== 'accused' &&
          (!isKnown || one.isKnown),
      );
      if (!isSaid)
        this.push(at, {
          kind: 'dispute',
          person: word.who,
          origin: word.isOwner ? 'owner' : 'driver',
          isKnown,
          price,
        });
    } else if (word.act === 'decide') {
      const waiting = this.state.prices
        .filter(
          (p) =>
            p.state === 'held' || p.state === 'reported' || (p.state === 'accepted' && p.doubtful),
        )
        .toSorted((a, b) => b.id - a.id);
      const ids = waiting.filter((p) => p.price === waiting[0]!.price).map((p) => p.id);
      for (const state of ['accepted', 'rejected', 'withdrawn'] as const) {
        const some = this.state.prices.filter(
          (p) =>
            ids.includes(p.id) &&
            (word.isRight ? 'accepted' : p.state === 'accepted' ? 'withdrawn' : 'rejected') ===
              state,
        );
        if (some.length > 0)
          this.push(at, {
            kind: 'decision',
            ids: some.map((p) => p.id),
            state,
            by: 'maria',
            reason: 'telefonata',
          });
      }
    }
  }
  read() {
    const row = this.state.current;
    return {
      shown: row && {
        price: row.price,
        origin: row.origin,
        observedAt: row.observedAt.getTime(),
        since: row.since,
        doubtful: row.doubtful,
        contested: row.contested,
        base: row.voices === null ? row.price : row.basePrice,
        voices: row.voices,
        ownerConfirmedAt: row.ownerConfirmedAt?.getTime() ?? null,
        knownConfirmedAt: row.knownConfirmedAt?.getTime() ?? null,
        driverConfirmedAt: row.driverConfirmedAt?.getTime() ?? null,
      },
    };
  }
  claims() {
    return this.state.prices
      .filter((p) => this.labels.has(p.id))
      .map((p) => ({
        label: this.labels.get(p.id)!,
        price: p.price,
        state: [p.state, p.decidedBy, p.decidedBy && new Date(p.decidedAt!).toISOString()]
          .filter(Boolean)
          .join(' '),
      }))
      .toSorted((a, b) => a.label - b.label);
  }
}

test('the fold equals the core', async () => {
  const any = fc.oneof(
    history({ names: [...NAMES], maxLength: 14 }),
    talk(12).filter((l) => l.every((w) => !w.act.startsWith('undo') && w.act !== 'withdraw')),
  );
  await fc.assert(
    fc.asyncProperty(any, async (said) => {
      await words.begin();
      const world = new World();
      for (const word of said) {
        await words.say(word);
        world.say(word);
        const { shown } = await words.read({ station: 0, fuel: DIESEL });
        expect(world.read().shown, `shown after ${word.label}`).toEqual(shown);
        expect(world.claims(), `claims after ${word.label}`).toEqual(
          await words.claims({ station: 0, fuel: DIESEL }),
        );
      }
    }),
    { seed: Number(process.env.SEED ?? 41), numRuns: Number(process.env.RUNS ?? 60) },
  );
}, 600_000);
