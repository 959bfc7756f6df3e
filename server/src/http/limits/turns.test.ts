// Tests rule write-turns.
import { setImmediate as settled } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TURN_LIMIT_MS } from '../../db/database.ts';
import { Turns, WAITING_OF_NETWORK } from './turns.ts';

let turns: Turns;
let begun: string[];
let answers: Record<string, string>;
let ends: Map<string, () => void>;
beforeEach(() => {
  turns = new Turns();
  begun = [];
  answers = {};
  ends = new Map();
});

interface More {
  gone?: AbortController;
  isForBoard?: boolean;
}

/** Asks for a turn for work that lasts until `end`. @param name of the work, after the network and the account */
function ask(network: string, account: string | undefined, name: string, more: More = {}) {
  const { gone = new AbortController(), isForBoard = false } = more;
  const work = () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  void turns.take({ network, account, isForBoard }, gone.signal, work).then(
    () => (answers[name] = 'done'),
    (error: { kind: string }) => (answers[name] = error.kind),
  );
}
async function end(name: string): Promise<void> {
  ends.get(name)!();
  await settled();
}
/** Ends all work in the order in which it began. @returns that order, from now on */
async function drain(): Promise<string[]> {
  const from = begun.length;
  for (let next = 0; next < begun.length; next += 1) await end(begun[next]!);
  return begun.slice(from);
}
/** Takes all turns, each by a caller of a network of its own. */
async function fill(): Promise<void> {
  for (let other = 0; other < 16; other += 1) ask(`other ${other}`, undefined, `other ${other}`);
  await settled();
  expect(turns.underWay).toBe(16);
}

describe('an account', () => {
  test('has one turn at a time, in the order of its requests', async () => {
    for (const name of ['first', 'second', 'third']) ask('net', 'eva', name);
    await settled();
    expect(begun).toEqual(['first']);
    await end('first');
    expect(begun).toEqual(['first', 'second']);
    await end('second');
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  test('has one turn also on two networks, and delays nobody else there', async () => {
    ask('home', 'eva', 'first');
    ask('office', 'eva', 'second');
    ask('office', 'ugo', "ugo's");
    await settled();
    expect(begun).toEqual(['first', "ugo's"]);
    await end("ugo's");
    expect(begun).toEqual(['first', "ugo's"]);
    await end('first');
    expect(begun).toEqual(['first', "ugo's", 'second']);
  });

  test('passes the turn on when its work fails', async () => {
    const failing = turns.take(
      { network: 'net', account: 'eva', isForBoard: false },
      AbortSignal.any([]),
      async () => {
        throw new Error('no');
      },
    );
    ask('net', 'eva', 'second');
    await expect(failing).rejects.toThrow('no');
    await settled();
    expect(begun).toEqual(['second']);
  });
});

describe('a network', () => {
  test.each([undefined, 'eva'])('has one turn at a time (%s)', async (account) => {
    ask('net', account, 'a');
    ask('net', 'ugo', 'b');
    ask('net', undefined, 'c');
    await settled();
    expect(begun).toEqual(['a']);
    expect(await drain()).toEqual(['b', 'c']);
  });

  test('with many callers delays no other network', async () => {
    for (let call = 0; call < 50; call += 1) ask('crowd', `${call % 5}`, `crowd ${call}`);
    ask('net', 'anna', "anna's");
    await settled();
    expect(begun).toEqual(['crowd 0', "anna's"]);
  });

  test('waits until the others have had their turn', async () => {
    await fill();
    for (const name of ['1', '2', '3']) ask('crowd', name, `crowd ${name}`);
    ask('net', 'anna', "anna's");
    ask('far', 'ugo', "ugo's");
    await settled();
    expect(await drain()).toEqual(['crowd 1', "anna's", "ugo's", 'crowd 2', 'crowd 3']);
  });

  test('gives turns to its accounts alternately', async () => {
    await fill();
    for (const name of ['1', '2', '3']) ask('net', 'eva', `eva ${name}`);
    ask('net', 'anna', 'anna 1');
    ask('net', 'anna', 'anna 2');
    await settled();
    expect(await drain()).toEqual(['eva 1', 'anna 1', 'eva 2', 'anna 2', 'eva 3']);
  });
});

describe('more than fifty waiting callers of a network', () => {
  const crowd = (count: number) => {
    for (let call = 0; call < count; call += 1) ask('net', 'eva', `eva ${call}`);
  };

  test('the next caller is refused, in this network only', async () => {
    crowd(1 + WAITING_OF_NETWORK);
    await settled();
    expect(answers).toEqual({});
    crowd(1);
    ask('far', 'eva', 'far');
    await settled();
    expect(answers).toEqual({ 'eva 0': 'too_many' });
  });

  test('another account gets a place, and the account with the most waiting calls loses its last one', async () => {
    crowd(1 + WAITING_OF_NETWORK);
    ask('net', 'anna', "anna's");
    await settled();
    expect(answers).toEqual({ [`eva ${WAITING_OF_NETWORK}`]: 'too_many' });
    await end('eva 0');
    await end('eva 1');
    expect(begun).toEqual(['eva 0', 'eva 1', "anna's"]);
  });
});

describe('a caller who goes away', () => {
  test('stops waiting, and its work does not begin', async () => {
    const gone = new AbortController();
    ask('net', 'eva', 'first');
    ask('net', 'eva', 'second', { gone });
    ask('net', 'eva', 'third');
    gone.abort();
    await settled();
    expect(answers).toEqual({ second: 'unavailable' });
    await end('first');
    expect(begun).toEqual(['first', 'third']);
  });

  test('keeps its turn until the work that has begun ends', async () => {
    const gone = new AbortController();
    ask('net', 'eva', 'first', { gone });
    ask('net', 'eva', 'second');
    gone.abort();
    await settled();
    expect(begun).toEqual(['first']);
    await end('first');
    expect(begun).toEqual(['first', 'second']);
  });

  test('before asking gets no turn', async () => {
    const gone = new AbortController();
    gone.abort();
    ask('net', 'eva', 'first', { gone });
    await settled();
    expect([begun, answers]).toEqual([[], { first: 'unavailable' }]);
  });
});

describe('writes to the board', () => {
  const report = (number: number) =>
    ask(`net ${number}`, `${number}`, `report ${number}`, { isForBoard: true });
  const signIn = () => ask('far', undefined, 'signs in');

  test('run one at a time with one more prepared, and delay nobody else', async () => {
    for (let number = 0; number < 20; number += 1) report(number);
    signIn();
    await settled();
    expect(begun).toEqual(['report 0', 'report 1', 'signs in']);
    await end('report 1');
    expect(begun.at(-1)).toBe('report 2');
    await end('signs in');
    expect(begun).toHaveLength(4);
  });

  test('delay another account of the same network by one turn at most', async () => {
    for (const number of [0, 1]) report(number);
    ask('far', 'eva', "eva's", { isForBoard: true });
    signIn();
    await settled();
    expect(begun).toEqual(['report 0', 'report 1', 'signs in']);
  });
});

describe('a caller whose turn does not come', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  test('gets an overload error that names what it waited for', async () => {
    ask('net', 'eva', 'first');
    await settled();
    const refused = [false, true].map((isForBoard) => {
      const caller = { network: 'net', account: 'ugo', isForBoard };
      const taking = turns.take(caller, AbortSignal.any([]), async () => undefined);
      return taking.catch((error: unknown) => error);
    });
    vi.advanceTimersByTime(TURN_LIMIT_MS);
    const overloaded = { kind: 'unavailable', problem: { code: 'overloaded' } };
    expect(await Promise.all(refused)).toMatchObject([
      { ...overloaded, measure: 'writes wait for their turn' },
      { ...overloaded, measure: 'writes wait for the board' },
    ]);
    await end('first');
    expect([begun, turns.underWay]).toEqual([['first'], 0]);
  });

  test('keeps the turn once it has come', async () => {
    ask('net', 'eva', 'first');
    await settled();
    vi.advanceTimersByTime(2 * TURN_LIMIT_MS);
    await end('first');
    expect(answers).toEqual({ first: 'done' });
  });
});

test('nothing is kept of callers that had their turn', async () => {
  await fill();
  for (let call = 0; call < 20; call += 1) ask(`net ${call % 4}`, `${call % 3}`, `${call}`);
  await drain();
  expect(Object.keys(answers)).toHaveLength(36);
  expect(turns.underWay).toBe(0);
});
