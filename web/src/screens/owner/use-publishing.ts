import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, messageOf } from '../../core/api/api-error.ts';
import { newId } from '../../core/api/new-id.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';
import { sayOwnPrices } from '../../core/api/prices/own-prices.ts';
import { m } from '../../paraglide/messages.js';
import { changeText } from '../../features/prices/editor/change-text.ts';
import { toThousandths } from '../../features/prices/editor/typed-price.ts';
import type { PricesByFuel } from '../../features/prices/editor/use-price-drafts.ts';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { followOutbox } from '../../features/reports/outbox/send-outbox.ts';
import {
  isUnheard,
  pricesAreSent,
  showPublished,
} from '../../features/reports/outbox/send-prices.ts';
import {
  dropPrices,
  lastPrices,
  putPrices,
  replacePrices,
  waitingPrices,
  type WaitingPrices,
} from '../../features/reports/outbox/waiting-prices.ts';
import { useStore } from '../../core/storage/store.ts';

/** What is sent; `sure` is added by the answer to a question. */
type Prices = Pick<OwnerPrices, 'prices' | 'unchanged'>;
interface Sending {
  said: OwnerPrices;
  /** The fuels that get another price than the one shown. */
  changed: readonly number[];
  key: string;
  /** When it was pressed, in milliseconds since 1970 by the server's clock. */
  at: number;
}

export interface Publishing {
  isSending: boolean;
  /** True after prices were recorded, until something else is sent. */
  isDone: boolean;
  /** What was sent last. */
  said: PricesByFuel;
  /** Of it, the fuels that got another price. */
  changed: readonly number[];
  /** Its key, by which it is taken back. */
  published: string;
  /** True while it waits on the phone for the server. */
  isWaiting: boolean;
  /** Forgets what waits, or was refused when the server answered at last; undefined without any. */
  forget: (() => void) | undefined;
  /** Why nothing was recorded, a line each. */
  failure: readonly string[];
  /** Fuel id → why its price was not taken. */
  errors: Readonly<Record<string, string>>;
  /** True while the owner is asked whether unusual prices are meant. */
  isAsking: boolean;
  /** @param sure true where the owner has been asked about unusual prices already */
  publish: (prices: Prices, sure?: true) => void;
  /** Answers the question: sends the same again. */
  confirm: () => void;
  /** Leaves the question, to correct the prices. */
  correct: () => void;
}

interface PublishingParts {
  station: OwnerStation;
  userId: string;
  /** Called when prices were recorded, with the fuels that got another one. */
  onDone: (changed: readonly number[]) => void;
  /** True for the totem, which says what came of whatever had to wait. */
  isTotem?: boolean;
}

/**
 * Sends an owner's prices (rule owner-publish). What the server did not hear waits on the phone and goes by itself; that,
 * and what is tried again or sent after the question whether it is meant, has the same key, so that it is recorded once.
 */
export function usePublishing({
  station,
  userId,
  onDone,
  isTotem = false,
}: PublishingParts): Publishing {
  const queries = useQueryClient();
  const { queryKey } = ownStationsQuery(userId);
  const place = { user_id: userId, business_id: station.business.id };
  const isHere = (prices: WaitingPrices) =>
    prices.user_id === userId && prices.business_id === station.business.id;
  const here = useStore(waitingPrices).filter(isHere);
  const last = useStore(lastPrices);
  const sentLate = isTotem && last && isHere(last) ? last : null;
  const call = useMutation({
    retry: (failures, failed) => failures === 0 && isUnheard(failed),
    mutationFn: async ({ said, key }: Sending) => {
      await pricesAreSent();
      return await sayOwnPrices(station.business.id, said, key);
    },
    onMutate: ({ said }) => {
      replacePrices(place, said);
      lastPrices.set(null);
    },
    onSuccess: (prices, { changed }) => {
      showPublished(queries, userId, station.business.id, prices);
      onDone(changed);
    },
    onError: (failed, sending) => {
      if (!isUnheard(failed)) return;
      const { name } = station.business;
      putPrices({ ...place, ...sending, business_name: name });
      followOutbox(queries);
    },
    // Also after a refusal, as other prices may be current by now; not awaited: the answer is shown at once.
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
  const doneLate = useEffectEvent(() => sentLate && onDone(sentLate.changed));
  useEffect(() => void doneLate(), [sentLate]);
  const { mutate, variables, isPending } = call;
  const kept = isTotem
    ? (here.find(({ refused }) => refused) ?? here.at(-1))
    : here.find(({ key }) => key === variables?.key);
  const sent: Sending | undefined = sentLate ?? kept ?? variables;
  const refused = isTotem && kept?.refused;
  const error = refused
    ? new ApiError(refused.status, refused.body)
    : isUnheard(call.error)
      ? null
      : call.error;
  const isWaiting = kept !== undefined && !kept.refused;
  return {
    isSending: isPending,
    isDone: call.isSuccess || sentLate !== null,
    said: new Map(
      sent?.said.prices.map(({ fuel_type_id: id, price }) => [id, toThousandths(price)]),
    ),
    changed: sent?.changed ?? [],
    published: sent?.key ?? '',
    isWaiting,
    forget: kept && (() => dropPrices(...here.map(({ key }) => key))),
    failure: isWaiting ? [m.owner_unpublished()] : failureOf(error, station, sent?.said.prices),
    errors: errorsOf(error),
    isAsking: error instanceof ApiError && error.code === 'owner_prices_unusual',
    publish(prices, sure) {
      if (isPending) return;
      const isAgain = (error ?? kept) && sent && isSame(sent.said, prices);
      const said = { ...prices, ...(sure && { sure }) };
      mutate({
        said,
        changed: changedIn(prices, station),
        key: isAgain ? sent.key : newId(),
        at: serverNow().getTime(),
      });
    },
    confirm() {
      if (!sent) return;
      const { said, changed, key } = sent;
      mutate({ said: { ...said, sure: true }, changed, key, at: serverNow().getTime() });
    },
    correct: () => {
      if (kept) dropPrices(kept.key);
      call.reset();
    },
  };
}

/** True for the same prices, asked about or not. */
const isSame = ({ prices, unchanged }: Prices, other: Prices): boolean =>
  JSON.stringify([prices, unchanged]) === JSON.stringify([other.prices, other.unchanged]);

function changedIn({ prices }: Prices, { fuels }: OwnerStation): number[] {
  const shown = new Map(fuels.map(({ fuel_type, price }) => [fuel_type.id, price?.price]));
  return prices.flatMap(({ fuel_type_id: id, price }) => (shown.get(id) === price ? [] : [id]));
}

/** Why nothing was recorded, and which prices were not current any more: 'Diesel Self: € 1,599 → € 1,612'. */
function failureOf(
  error: unknown,
  { fuels }: OwnerStation,
  seen: OwnerPrices['prices'] = [],
): string[] {
  if (!error || hasErrors(error)) return [];
  if (!(error instanceof ApiError) || error.code !== 'prices_changed') return [messageOf(error)];
  const changed = fuels.flatMap(({ fuel_type, price: now }) => {
    const before = seen.find(({ fuel_type_id: id }) => id === fuel_type.id)?.price;
    if (!now || before === undefined || now.price === before) return [];
    return `${fuelName(fuel_type)}: ${changeText(toThousandths(before), toThousandths(now.price))}`;
  });
  return [messageOf(error), ...changed];
}

const errorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((error instanceof ApiError && error.errors) || {}).map(([id, sentences]) => [
      id,
      sentences.join('\n'),
    ]),
  );

const hasErrors = (error: unknown): boolean => Object.keys(errorsOf(error)).length > 0;
