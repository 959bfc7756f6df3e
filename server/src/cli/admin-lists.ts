/** npm run admin -- stations, prices: what is there. */
import type { CommandCall } from '../control/command.ts';
import {
  isFromFuture,
  lastInstants,
  newestWord,
  priceAges,
  type PriceAges,
} from '../modules/prices/judge/freshness.ts';
import { listCurrentPrices, type ListedPrice } from '../modules/prices/current/list.ts';
import { ORIGIN_LABELS } from '../modules/prices/origin-labels.ts';
import { formatPrice } from '../modules/prices/price-text.ts';
import { listSettings } from '../modules/settings/repository.ts';
import { listStations } from '../modules/stations/find.ts';
import { formatTime } from './format-time.ts';
import { describeStation, findStation } from './find-station.ts';

/** Lines of a list; a terminal holds not many more. */
const MOST = 100;

/** Lists stations, San Marino first. */
export async function showStations({ output, open }: CommandCall, word = ''): Promise<void> {
  const { database } = await open();
  const { stations, total } = await listStations(database.kysely, word, MOST);
  for (const station of stations) output.line(describeStation(station));
  if (total === 0) output.line(`Nessun distributore contiene «${word}».`);
  if (total > stations.length) {
    output.line(`… e altri ${total - stations.length}: aggiungi una parola per restringere.`);
  }
}

/**
 * Lists the current prices of a station, or of all in San Marino.
 * @throws UsageError when the station is unknown or ambiguous
 */
export async function showPrices({ output, open }: CommandCall, typed?: string): Promise<void> {
  const { database, clock } = await open();
  const { kysely } = database;
  const station = typed === undefined ? undefined : await findStation(kysely, typed);
  const prices = await listCurrentPrices(kysely, station);
  const ages = priceAges(await listSettings(kysely));
  for (const price of prices) output.line(describe(price, clock.now(), ages));
  if (prices.length === 0) output.line('Nessun prezzo.');
}

function describe(price: ListedPrice, now: Date, ages: PriceAges): string {
  const { fresh, notStale } = lastInstants(price, ages);
  const isStale = notStale < now || isFromFuture(price.observedAt, now);
  const marks = [
    price.doubtful && 'insolito, senza posto in classifica',
    price.contested && 'contestato, senza posto in classifica',
    !isStale && fresh < now && 'non recente, senza posto in classifica',
    isStale && 'da confermare',
  ].filter((mark) => mark !== false);
  const said = newestWord(price);
  return [
    `${price.station_id}  ${price.station}`,
    `${price.fuel} ${formatPrice(price.price)}`,
    `${age(now, said)} (${formatTime(said)})`,
    ORIGIN_LABELS[price.origin],
    ...marks,
  ].join(' · ');
}

const relative = new Intl.RelativeTimeFormat('it');

function age(now: Date, then: Date): string {
  const minutes = Math.round((then.getTime() - now.getTime()) / 60_000);
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 48 * 60) return relative.format(Math.round(minutes / 60), 'hour');
  return relative.format(Math.round(minutes / 1_440), 'day');
}
