// Tests rule position-states.
import { expect, test } from 'vitest';
import { hereOf, IDLE, transition, type PositionAnswer, type PositionState } from './machine.ts';

const here = { latitude: 43.9361, longitude: 12.4475, accuracy: 20 };
const LOADING: PositionState = { kind: 'loading', here: null };
const GRANTED: PositionAnswer = { kind: 'granted', here };
const DENIED: PositionAnswer = { kind: 'denied', by: 'browser' };
const ANSWERS: PositionAnswer[] = [GRANTED, DENIED, { kind: 'error', reason: 'timeout' }];

test.each(ANSWERS)('requested, then answered: $kind', (answer) => {
  expect(transition(IDLE, { type: 'requested' })).toEqual(LOADING);
  expect(transition(LOADING, { type: 'answered', answer })).toBe(answer);
});

test('the known position is kept while it is requested again', () => {
  const again = transition(GRANTED, { type: 'requested' });
  expect(again).toEqual({ kind: 'loading', here });
  expect(hereOf(again)).toBe(here);
  expect(transition(again, { type: 'requested' })).toBe(again);
});

test('an unexpected answer is ignored', () => {
  for (const state of [IDLE, DENIED]) {
    expect(transition(state, { type: 'answered', answer: GRANTED })).toBe(state);
  }
});

test('"Non ora" denies, but keeps a position that was shared', () => {
  expect(transition(IDLE, { type: 'declined' })).toEqual({ kind: 'denied', by: 'visitor' });
  expect(transition(GRANTED, { type: 'declined' })).toBe(GRANTED);
});

test('a withdrawn permission clears the position', () => {
  expect(transition(GRANTED, { type: 'withdrawn' })).toEqual(DENIED);
  expect(transition(IDLE, { type: 'withdrawn' })).toBe(IDLE);
});

test.each([LOADING, ...ANSWERS])('$kind is forgotten', (state) => {
  expect(transition(state, { type: 'forgotten' })).toBe(IDLE);
});
