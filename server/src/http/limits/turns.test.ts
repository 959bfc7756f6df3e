import { setImmediate as settled } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
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

/** Asks for a turn for work that lasts until `end`. @param name of the work, after the network and the account */
function ask(network: string, account: string | undefined, name: string, gone?: AbortController) {
  const { signal } = gone ?? new AbortController();
  const work = () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  void turns.take({ network, account }, signal, work).then(
    () => (answers[name] = 'done'),
    (error: { status: number }) => (answers[name] = String(error.status)),
  );
}
async function end(name: string): Promise<void> {
  ends.get(name)!();
  await settled();
}
/** Lets all work end in the order in which it began. @returns that order, from now on */
async function drain(): Promise<string[]> {
  const from = begun.length;
  for (let next = 0; next < begun.length; next += 1) await end(begun[next]!);
  return begun.slice(from);
}
/** As many callers as there are turns, each of a network of its own. */
async function fill(): Promise<void> {
  for (let other = 0; other < 16; other += 1) ask(`other ${other}`, undefined, `other ${other}`);
  await settled();
  expect(turns.underWay).toBe(16);
}

describe('an account', () => {
  test('has one turn at a time, and its others in their order', async () => {
    for (const name of ['first', 'second', 'third']) ask('net', 'eva', name);
    await settled();
    expect(begun).toEqual(['first']);
    await end('first');
    expect(begun).toEqual(['first', 'second']);
    await end('second');
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  test('has one also on two networks, and keeps nobody there waiting', async () => {
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

  test('gives its turn on when its work fails', async () => {
    const failing = turns.take(
      { network: 'net', account: 'eva' },
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

  test('with a crowd keeps nobody of another waiting', async () => {
    for (let call = 0; call < 50; call += 1) ask('crowd', `${call % 5}`, `crowd ${call}`);
    ask('net', 'anna', "anna's");
    await settled();
    expect(begun).toEqual(['crowd 0', "anna's"]);
  });

  test('waits for the others to have had their turn', async () => {
    await fill();
    for (const name of ['1', '2', '3']) ask('crowd', name, `crowd ${name}`);
    ask('net', 'anna', "anna's");
    ask('far', 'ugo', "ugo's");
    await settled();
    expect(await drain()).toEqual(['crowd 1', "anna's", "ugo's", 'crowd 2', 'crowd 3']);
  });

  test('lets its accounts in by turns', async () => {
    await fill();
    for (const name of ['1', '2', '3']) ask('net', 'eva', `eva ${name}`);
    ask('net', 'anna', 'anna 1');
    ask('net', 'anna', 'anna 2');
    await settled();
    expect(await drain()).toEqual(['eva 1', 'anna 1', 'eva 2', 'anna 2', 'eva 3']);
  });
});

describe('beyond fifty who wait in a network', () => {
  const crowd = (count: number) => {
    for (let call = 0; call < count; call += 1) ask('net', 'eva', `eva ${call}`);
  };

  test('the next is refused, and only there', async () => {
    crowd(1 + WAITING_OF_NETWORK);
    await settled();
    expect(answers).toEqual({});
    crowd(1);
    ask('far', 'eva', 'far');
    await settled();
    expect(answers).toEqual({ 'eva 0': '429' });
  });

  test('somebody else has a place, and the account with the most loses its last', async () => {
    crowd(1 + WAITING_OF_NETWORK);
    ask('net', 'anna', "anna's");
    await settled();
    expect(answers).toEqual({ [`eva ${WAITING_OF_NETWORK}`]: '429' });
    await end('eva 0');
    await end('eva 1');
    expect(begun).toEqual(['eva 0', 'eva 1', "anna's"]);
  });
});

describe('who goes away', () => {
  test('waits no longer, and is not begun', async () => {
    const gone = new AbortController();
    ask('net', 'eva', 'first');
    ask('net', 'eva', 'second', gone);
    ask('net', 'eva', 'third');
    gone.abort();
    await settled();
    expect(answers).toEqual({ second: '503' });
    await end('first');
    expect(begun).toEqual(['first', 'third']);
  });

  test('leaves what has begun its turn until its end', async () => {
    const gone = new AbortController();
    ask('net', 'eva', 'first', gone);
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
    ask('net', 'eva', 'first', gone);
    await settled();
    expect([begun, answers]).toEqual([[], { first: '503' }]);
  });
});

test('nothing is left of those who had their turn', async () => {
  await fill();
  for (let call = 0; call < 20; call += 1) ask(`net ${call % 4}`, `${call % 3}`, `${call}`);
  await drain();
  expect(Object.keys(answers)).toHaveLength(36);
  expect(turns.underWay).toBe(0);
});
