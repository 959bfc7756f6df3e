import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('calls every listener with the value after and before a change', () => {
  const store = createStore('a');
  const listener = vi.fn();
  store.subscribe(listener);
  store.set('b');
  store.set('c');
  expect(store.get()).toBe('c');
  expect(listener.mock.calls).toEqual([
    ['b', 'a'],
    ['c', 'b'],
  ]);
});

test('the same value is no change', () => {
  const store = createStore<string | null>(null);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(null);
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that has unsubscribed is not called', () => {
  const store = createStore(0);
  const listener = vi.fn();
  store.subscribe(listener)();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});

test('a store is connected from the first listener to the last', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const store = createStore(0, connect);
  expect(connect).not.toHaveBeenCalled();
  const leave = [store.subscribe(vi.fn()), store.subscribe(vi.fn())];
  expect(connect).toHaveBeenCalledTimes(1);
  leave[0]!();
  leave[0]!();
  expect(disconnect).not.toHaveBeenCalled();
  leave[1]!();
  expect(disconnect).toHaveBeenCalledTimes(1);
  store.subscribe(vi.fn());
  expect(connect).toHaveBeenCalledTimes(2);
});
