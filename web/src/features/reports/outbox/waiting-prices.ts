/**
 * Owners' prices that wait on this phone for the server (rule owner-publish), each with the
 * key of its first attempt.
 */
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import { newId } from '../../../core/api/new-id.ts';
import { localRecord } from '../../../core/storage/local-record.ts';
import { anything, fields, list, number, text } from '../../../core/storage/stored-shape.ts';
import { createStore } from '../../../core/storage/store.ts';
import { hasOutbox } from './outbox-mark.ts';

export interface WaitingPrices {
  key: string;
  user_id: string;
  business_id: number;
  business_name: string;
  /** The prices to send; phones store them under this name. */
  said: OwnerPrices;
  /** The fuels whose price differs from the one shown. */
  changed: readonly number[];
  /** When 'Pubblica' was pressed: milliseconds since 1970, server clock. */
  at: number;
  /** Why the server refused them; undefined while they wait. */
  refused?: { status: number; body: ErrorBody } | undefined;
}

const NONE: readonly WaitingPrices[] = [];
export const waitingPrices = localRecord<readonly WaitingPrices[]>(
  'pieno.prices',
  list(
    fields<WaitingPrices>({
      key: text,
      user_id: text,
      business_id: number,
      business_name: text,
      said: (stored) => anything(stored) as OwnerPrices,
      changed: list(number),
      at: number,
      refused: (stored) => anything(stored) as WaitingPrices['refused'],
    }),
  ),
  NONE,
);

/** The last waiting prices that were sent since the page was opened. */
export const lastPrices = createStore<WaitingPrices | null>(null);

type Place = Pick<WaitingPrices, 'user_id' | 'business_id'>;

/** Returns what waits for an account's station, oldest first. */
export const waitingAt = ({ user_id, business_id }: Place): readonly WaitingPrices[] =>
  waitingPrices
    .get()
    .filter((each) => each.user_id === user_id && each.business_id === business_id);

/** Stores waiting prices, or their refusal. */
export function putPrices(prices: WaitingPrices): void {
  dropPrices(prices.key);
  waitingPrices.set([...waitingPrices.get(), prices]);
  hasOutbox.set(true);
}

export function dropPrices(...keys: readonly string[]): void {
  const left = waitingPrices.get().filter(({ key }) => !keys.includes(key));
  waitingPrices.set(left.length > 0 ? left : NONE);
}

/** Removes waiting prices for the same fuels. The rest of an earlier submission gets a new key. */
export function replacePrices(place: Place, { prices }: OwnerPrices): void {
  const fuels = new Set(prices.map(({ fuel_type_id }) => fuel_type_id));
  for (const earlier of waitingAt(place)) {
    const left = earlier.said.prices.filter(({ fuel_type_id }) => !fuels.has(fuel_type_id));
    if (left.length === earlier.said.prices.length) continue;
    dropPrices(earlier.key);
    if (left.length === 0) continue;
    const { refused: _, ...rest } = earlier;
    putPrices({ ...rest, key: newId(), said: { ...earlier.said, prices: left } });
  }
}
