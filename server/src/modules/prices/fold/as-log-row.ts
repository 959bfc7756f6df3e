/** Makes the log's facts about a source's report from the state, where the log is not read: pure. */
import { latestPlausible } from '../../../clock.ts';
import type { LogFacts } from '../evaluate/log-facts.ts';
import type { Facts, PriceEvent } from './events.ts';
import { isAccepted, type PairState } from './pair-state.ts';

/** Returns from the state what `readLog` would read of a source's report; empty fields are not used here. */
export function asLogRow(
  { prices }: PairState,
  event: PriceEvent,
  { sells, isSold }: Facts,
): LogFacts {
  const { origin, price, seenAt, day, at } = event;
  const own = prices.filter((one) => one.origin === origin);
  const same = own.findLast(
    (one) =>
      one.seenAt === seenAt &&
      (one.state === 'accepted' || one.state === 'withdrawn' || one.price === price),
  );
  const repeated = same?.price === price ? same : undefined;
  const latest = latestPlausible(new Date(at)).getTime();
  const last = prices.findLast(
    (one) =>
      isAccepted(one) &&
      !one.doubtful &&
      !['driver', 'demo'].includes(one.origin) &&
      one.seenAt <= latest,
  );
  const waiting = own.findLast(
    (one) =>
      (one.state === 'held' || (one.state === 'accepted' && one.doubtful)) &&
      one.reason === 'unusual' &&
      one.seenAt <= seenAt &&
      one.day < day,
  );
  const isWithdrawnPrice = own.some(
    (gone) =>
      gone.state === 'withdrawn' &&
      gone.price === price &&
      !own.some((one) => isAccepted(one) && one.seenAt > gone.seenAt),
  );
  return {
    index: 0,
    kind: '',
    areas: [],
    confirmed_decades: [...sells],
    sold: isSold ?? null,
    known_id: repeated ? String(repeated.id) : null,
    known_state: repeated?.state ?? null,
    known_doubtful: repeated?.doubtful ?? null,
    known_reason: repeated?.reason ?? null,
    known_decided: repeated ? repeated.decidedBy !== null : null,
    known_earlier: repeated ? repeated.day < day : null,
    last_price: last?.price ?? null,
    last_at: last ? new Date(last.seenAt) : null,
    taken_back: isWithdrawnPrice,
    waiting_id: waiting ? String(waiting.id) : null,
    waiting_price: waiting?.price ?? null,
  };
}
