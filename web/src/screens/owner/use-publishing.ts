import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, messageOf } from '../../core/api/api-error.ts';
import { newId } from '../../core/api/new-id.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';
import { publishOwnPrices } from '../../core/api/prices/own-prices.ts';
import { m } from '../../paraglide/messages.js';
import { changeText } from '../../features/prices/editor/change-text.ts';
import { toThousandths } from '../../features/prices/editor/typed-price.ts';
import type { PricesByFuel } from '../../features/prices/editor/use-price-drafts.ts';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { followOutbox } from '../../features/reports/outbox/send-outbox.ts';
import {
  isUndelivered,
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

/** The request; `sure` is added by the confirmation. */
type Prices = Pick<OwnerPrices, 'prices' | 'unchanged'>;
interface Sending {
  /** The prices, under the name that they have in the stored queue. */
  said: OwnerPrices;
  /** The fuels whose price differs from the one shown. */
  changed: readonly number[];
  key: string;
  /** When the button was pressed, in milliseconds since 1970 by the server's clock. */
  at: number;
}

export interface Publishing {
  isSending: boolean;
  /** True after prices were recorded, until the next sending. */
  isDone: boolean;
  /** The prices sent last. */
  sentPrices: PricesByFuel;
  /** The fuels among them with a new price. */
  changed: readonly number[];
  /** Their key, by which they can be withdrawn. */
  published: string;
  /** True while they wait on the phone for the server. */
  isWaiting: boolean;
  /** Discards prices that wait, or were refused after waiting; undefined without any. */
  forget: (() => void) | undefined;
  /** Why nothing was recorded, one reason per line. */
  failure: readonly string[];
  /** Fuel id → why its price was refused. */
  errors: Readonly<Record<string, string>>;
  /** True while the owner is asked to confirm unusual prices. */
  isAsking: boolean;
  /** @param sure true if the owner has already confirmed unusual prices */
  publish: (prices: Prices, sure?: true) => void;
  /** Confirms: sends the same prices again. */
  confirm: () => void;
  /** Closes the question, to correct the prices. */
  correct: () => void;
}

interface PublishingParts {
  station: OwnerStation;
  userId: string;
  /** Called when prices were recorded, with the fuels that got another one. */
  onDone: (changed: readonly number[]) => void;
  /** True for the totem, which shows the outcome of waiting prices. */
  isTotem?: boolean;
}

/**
 * Sends an owner's prices (rule owner-publish). Prices that do not reach the server wait on the phone and are sent
 * automatically. A retry, and a sending after the confirmation, have the same key, so that they are recorded once.
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
    retry: (failures, failed) => failures === 0 && isUndelivered(failed),
    mutationFn: async ({ said, key }: Sending) => {
      await pricesAreSent();
      return await publishOwnPrices(station.business.id, said, key);
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
      if (!isUndelivered(failed)) return;
      const { name } = station.business;
      putPrices({ ...place, ...sending, business_name: name });
      followOutbox(queries);
    },
    // Also after a refusal, as other prices may be current by now. Not awaited: the outcome is shown at once.
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
    : isUndelivered(call.error)
      ? null
      : call.error;
  const isWaiting = kept !== undefined && !kept.refused;
  return {
    isSending: isPending,
    isDone: call.isSuccess || sentLate !== null,
    sentPrices: new Map(
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

/** True for the same prices, confirmed or not. */
const isSame = ({ prices, unchanged }: Prices, other: Prices): boolean =>
  JSON.stringify([prices, unchanged]) === JSON.stringify([other.prices, other.unchanged]);

function changedIn({ prices }: Prices, { fuels }: OwnerStation): number[] {
  const shown = new Map(fuels.map(({ fuel_type, price }) => [fuel_type.id, price?.price]));
  return prices.flatMap(({ fuel_type_id: id, price }) => (shown.get(id) === price ? [] : [id]));
}

/** Formats why nothing was recorded, and which prices were out of date: 'Diesel Self: € 1,599 → € 1,612'. */
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
