// Tests rule position-states.
import { beforeEach, expect, test, vi } from 'vitest';
import type { PositionAnswer } from './machine.ts';
import { createPositionStore, type PositionStore } from './store.ts';

const here = { latitude: 43.9361, longitude: 12.4475, accuracy: 20 };
const GRANTED: PositionAnswer = { kind: 'granted', here };
const TIMEOUT: PositionAnswer = { kind: 'error', reason: 'timeout' };

const answers: ((answer: PositionAnswer) => void)[] = [];
const requestPosition = vi.fn(() => {
  const { promise, resolve } = Promise.withResolvers<PositionAnswer>();
  answers.push(resolve);
  return promise;
});
const listener = vi.fn();
let store: PositionStore;

beforeEach(() => {
  answers.length = 0;
  vi.clearAllMocks();
  store = createPositionStore(requestPosition);
  store.subscribe(listener);
});

test('concurrent callers share one request', async () => {
  const both = Promise.all([store.locate(), store.locate()]);
  expect(store.get()).toEqual({ kind: 'loading', here: null });
  answers[0]!(GRANTED);
  expect(await both).toEqual([GRANTED, GRANTED]);
  expect(requestPosition).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('makes a new request after an answer', async () => {
  const first = store.locate();
  answers[0]!(TIMEOUT);
  expect(await first).toEqual(TIMEOUT);
  const second = store.locate();
  answers[1]!(GRANTED);
  expect(await second).toEqual(GRANTED);
});

test('an answer to an abandoned request is ignored, even by the next one', async () => {
  const first = store.locate();
  store.dispatch({ type: 'forgotten' });
  const second = store.locate();
  answers[0]!(GRANTED);
  await first;
  expect(store.get()).toEqual({ kind: 'loading', here: null });
  answers[1]!(TIMEOUT);
  await second;
  expect(store.get()).toEqual(TIMEOUT);
});

test('a listener that has unsubscribed is not called', () => {
  const left = vi.fn();
  store.subscribe(left)();
  void store.locate();
  expect(left).not.toHaveBeenCalled();
});
