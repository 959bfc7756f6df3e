import fc from 'fast-check';
import { printable } from './printable.ts';
import { DIESEL, type Action, type HistoryEvent } from './event.ts';

/**
 * Makes reports of up to six people on the price of 1700 at one station within as many minutes, one each: a
 * confirmation, a dispute, or another price. No two of these agree, and none is small or held, so that none changes the
 * price: that would change the target of the later events.
 */
export function atOnce(start: number): fc.Arbitrary<HistoryEvent[]> {
  const kind = fc.constantFrom('confirm', 'dispute', 'owner disputes', 'report');
  return fc.array(kind, { minLength: 2, maxLength: 6, size: 'max' }).map((kinds) => {
    const events = kinds.map((one, index): HistoryEvent => ({
      station: 0,
      fuel: DIESEL,
      label: index + 1,
      at: start + (index + 1) * 61_001,
      ...actionOf(one, index),
    }));
    return printable(events, start);
  });
}

function actionOf(kind: string, index: number): Action {
  const who = `person ${index + 1}`;
  if (kind === 'confirm') return { act: 'driver', who, price: 'same', ago: 0 };
  if (kind === 'report') return { act: 'driver', who, price: 1640 + index, ago: 0 };
  return { act: 'dispute', who, isOwner: kind === 'owner disputes' };
}
