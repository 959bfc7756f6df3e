// Tests rule road-ways.
import type { Way } from '@pieno/contract/prices/worth/true-cost.ts';
import { expect, test, vi } from 'vitest';
import { askWorker } from './ask-worker.ts';
import roadsUrl from './roads/roads.json?url';
import type { Question } from './ways-worker.ts';
import { waysFrom } from './ways.ts';

const BORGO = { latitude: 43.9412, longitude: 12.4475 };
const DOGANA = { id: 3, latitude: 43.9826, longitude: 12.4901 };
const RICCIONE = { id: 4, latitude: 44, longitude: 12.65 };

test('the worker finds routes on the roads of San Marino, and answers concurrent questions', async () => {
  const [one, other, none] = await Promise.all([
    waysFrom(BORGO, [DOGANA, RICCIONE]),
    waysFrom(DOGANA, [{ ...BORGO, id: 5 }]),
    waysFrom(BORGO, []),
  ]);
  const way: Way = one.get(3)!;
  expect(way.isEstimate).toBe(false);
  expect(way.kilometres.low).toBeGreaterThan(7);
  expect(way.kilometres.low).toBeLessThan(9);
  expect(one.get(4)!.isEstimate).toBe(true);
  expect([...other.keys()]).toEqual([5]);
  expect(none.size).toBe(0);
});

type Part = Pick<Worker, 'onmessage' | 'onerror' | 'terminate' | 'postMessage'>;

/** A fake worker with the given answer. */
function pretend(answer: (worker: Worker, question: Question) => void): Worker {
  const worker: Part = {
    onmessage: null,
    onerror: null,
    terminate: () => {},
    postMessage: (question: Question) => queueMicrotask(() => answer(worker as Worker, question)),
  };
  return worker as Worker;
}
const lose = (worker: Worker) => void worker.onerror?.(new ErrorEvent('error'));

test.each<[string, () => Worker]>([
  [
    'the browser has none',
    () => {
      throw new TypeError('no workers');
    },
  ],
  ['it cannot be loaded', () => pretend(lose)],
  [
    'it has no roads',
    () =>
      pretend(
        (worker, { number }) =>
          void worker.onmessage?.(new MessageEvent('message', { data: { number } })),
      ),
  ],
])('without a worker every route is an estimate: %s', async (_, start) => {
  const ways = await askWorker(start, '/roads.json')(BORGO, [DOGANA]);
  const { kilometres, minutes, isEstimate } = ways.get(3)!;
  expect(isEstimate).toBe(true);
  expect(kilometres.low).toBeCloseTo(5.73 * 1.1, 1);
  expect(kilometres.high).toBeCloseTo(5.73 * 2.4, 1);
  expect(minutes.low).toBeLessThan(minutes.high);
});

test('the worker requests the roads file again after a failure', async () => {
  const worker = new Worker(new URL('ways-worker.ts', import.meta.url), { type: 'module' });
  const isEstimate = async (address: string) => {
    const ways = await askWorker(() => worker, address)(BORGO, [DOGANA]);
    return ways.get(DOGANA.id)!.isEstimate;
  };
  expect(await isEstimate('/no-roads.json')).toBe(true);
  expect(await isEstimate(roadsUrl)).toBe(false);
  worker.terminate();
});

test('a failed worker is started again for the next question', async () => {
  const start = vi.fn(() => pretend(lose));
  const ask = askWorker(start, '/roads.json');
  await Promise.all([ask(BORGO, [DOGANA]), ask(BORGO, [DOGANA])]);
  expect(start).toHaveBeenCalledTimes(1);
  await ask(BORGO, [DOGANA]);
  expect(start).toHaveBeenCalledTimes(2);
});

test('only coordinates are sent to the worker', async () => {
  const questions: Question[] = [];
  const start = () =>
    pretend((worker, question) => {
      questions.push(question);
      lose(worker);
    });
  const here = { ...BORGO, accuracy: 12 };
  await askWorker(start, '/roads.json')(here, [{ ...DOGANA, name: 'IP' } as typeof DOGANA]);
  expect(questions).toEqual([
    { number: 1, address: '/roads.json', here: BORGO, targets: [DOGANA] },
  ]);
});
