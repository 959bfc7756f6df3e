/** npm run admin -- price, prices, held, sells. */
import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import type { AnswerOf } from '@pieno/contract/calls.ts';
import type { CommandContext } from '../control/command.ts';
import { logAction } from '../modules/action-log/log-action.ts';
import { OPERATOR } from '../modules/accounts/administrator.ts';
import { changePrices } from '../modules/prices/change-prices.ts';
import { listCurrentPrices, type ListedPrice } from '../modules/prices/current/list.ts';
import { HOLD_REASONS } from '../modules/prices/evaluate/claim-reasons.ts';
import {
  isFromFuture,
  lastInstants,
  lastReportAt,
  priceAges,
  type PriceAges,
} from '../modules/prices/evaluate/freshness.ts';
import { decideWaiting } from '../modules/prices/log/decide.ts';
import { listWaiting, type WaitingPrice } from '../modules/prices/log/list-waiting.ts';
import { ORIGIN_LABELS } from '../modules/prices/origin-labels.ts';
import { formatPrice, parsePrice } from '../modules/prices/price-text.ts';
import { listSettings } from '../modules/settings/repository.ts';
import { CATEGORIES, parseDecade } from '../modules/stations/fuels/fuel-categories.ts';
import { entry, WHY, withoutOptions, type Operator } from './entry.ts';
import { findTypedFuel } from './find.ts';
import { check, numberOf, reworded, yesOrNo } from './typed.ts';
import { euros, formatTime, joined } from './format-output.ts';

export const price = entry({
  typed: 'price <distributore> <carburante> [prezzo]',
  about: 'registra un prezzo: distributore (id o nome), carburante (id o nome), euro',
  options: {
    '--yes': 'il prezzo è giusto, anche se è insolito',
    '--withdraw': 'ritira il prezzo in vigore: vale di nuovo quello di prima',
    ...WHY,
  },
  async *run(operator, options, of: string, fuel: string, typed?: string) {
    const { yes: sure, withdraw, why: reason } = options;
    if (withdraw) {
      const isAlone = typed === undefined && !sure;
      check(isAlone, 'Con --withdraw non si scrive un prezzo: ritira quello in vigore.');
      yield* withdrawPrice(operator, of, fuel, reason);
      return;
    }
    check(typed !== undefined, "Manca l'argomento «prezzo».");
    const thousandths = parsePrice(typed);
    check(thousandths !== undefined, `«${typed}» non è un prezzo: scrivi per esempio 1,679.`);
    const { pair, named, name } = await findPair(operator, of, fuel);
    const wanted = { ...pair, price: thousandths / 1000, sure, reason };
    const answer = await operator.send('PUT /admin/stations/:id/prices/:fuel', wanted);
    const insist = answer.state === 'ask' ? ' Se è giusto, ripeti il comando con --yes.' : '';
    check(answer.state === 'accepted', `${answer.message}${insist}`);
    yield `${named}: ${name} ${formatPrice(thousandths)}`;
    // As clocks differ by minutes, the current price may be newer than now.
    const now = currentIn(answer, pair.fuel);
    if (now && now.text !== formatPrice(thousandths)) {
      operator.output.error(`Resta esposto ${now.text}, più recente: è del ${now.at}.`);
    }
  },
});

async function* withdrawPrice(operator: Operator, of: string, fuel: string, reason?: string) {
  const { pair, named, name } = await findPair(operator, of, fuel);
  const answer = await reworded(
    operator.send('DELETE /admin/stations/:id/prices/:fuel', { ...pair, reason }),
    () => `${named} non ha un prezzo vero di ${name}.`,
  );
  const { price: taken, seen_at, times } = answer.taken!;
  const often = times > 1 ? `, detto ${times} volte di seguito` : '';
  yield `${named}: ritirato ${name} ${euros(taken)} del ${formatTime(seen_at)}${often}`;
  const now = currentIn(answer, pair.fuel);
  yield now ? `Vale di nuovo ${now.text} del ${now.at}.` : 'Non resta alcun prezzo.';
}

/** @returns undefined when there is none */
function currentIn(
  { prices: all }: AnswerOf<'PUT /admin/stations/:id/prices/:fuel'>,
  fuel: number,
) {
  const { price: current, seen_at } = all.find(({ fuel_type: { id } }) => id === fuel) ?? {};
  return current && seen_at ? { text: euros(current), at: formatTime(seen_at) } : undefined;
}

async function findPair({ station, open }: Operator, of: string, typed: string) {
  const { id, named } = await station(of);
  const { id: fuel, name } = await findTypedFuel((await open()).database.kysely, typed);
  return { pair: { id, fuel }, named, name };
}

export const prices = entry({
  typed: 'prices [distributore]',
  about:
    'elenca i prezzi in vigore, con età e provenienza; senza distributore quelli di San Marino',
  reads: withoutOptions,
  async *run({ open, station }, _, typed?: string) {
    const { database, clock } = await open();
    const id = typed === undefined ? undefined : (await station(typed)).id;
    const listed = await listCurrentPrices(database.kysely, id);
    const ages = priceAges(await listSettings(database.kysely));
    yield* listed.map((each) => describe(each, clock.now(), ages));
    if (listed.length === 0) yield 'Nessun prezzo.';
  },
});

function describe(listed: ListedPrice, now: Date, ages: PriceAges): string {
  const { fresh, notStale } = lastInstants(listed, ages);
  const isStale = notStale < now || isFromFuture(listed.observedAt, now);
  const reportedAt = lastReportAt(listed);
  return joined(
    `${listed.station_id}  ${listed.station}`,
    `${listed.fuel} ${formatPrice(listed.price)}`,
    `${age(now, reportedAt)} (${formatTime(reportedAt)})`,
    ORIGIN_LABELS[listed.origin],
    listed.doubtful && 'insolito, senza posto in classifica',
    listed.contested && 'contestato, senza posto in classifica',
    !isStale && fresh < now && 'non recente, senza posto in classifica',
    isStale && 'da confermare',
  );
}

const relative = new Intl.RelativeTimeFormat('it');

function age(now: Date, then: Date): string {
  const minutes = Math.round((then.getTime() - now.getTime()) / 60_000);
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 48 * 60) return relative.format(Math.round(minutes / 60), 'hour');
  return relative.format(Math.round(minutes / 1_440), 'day');
}

export const sells = entry({
  typed: 'sells <distributore> <categoria>',
  about: 'dice che un distributore vende anche una categoria, per esempio Elettrico',
  options: { '--no': 'non la vende più' },
  async *run({ send, station }, { no = false }, typed: string, category: string) {
    const decade = parseDecade(category);
    check(decade, `La categoria «${category}» non esiste. Le categorie sono: ${CATEGORIES}.`);
    const { id, named } = await station(typed);
    await send('PUT /admin/stations/:id/categories/:decade', { id, decade, sold: !no });
    yield `${named} ${no ? 'non vende più' : 'vende anche'} ${decadeLabel(decade)}.`;
  },
});

const AT_ONCE = 500;

/** Not available as a call: decides everything held from imports at once; `queue` decides one by one. */
export const held = entry({
  typed: 'held [numeri...]',
  about: 'elenca i prezzi che aspettano una decisione; con --yes o --no decide',
  options: {
    '--yes': 'accetta',
    '--no': 'rifiuta',
    '--all': 'tutti quelli delle importazioni',
    ...WHY,
  },
  reads: withoutOptions,
  async *run({ open }, { yes, no, all = false, why }, ids: string[]) {
    const decision = yesOrNo(yes, no, '--yes e --no');
    for (const id of ids) numberOf(id, "un numero dell'elenco", 18);
    check(
      (decision !== undefined) === (ids.length > 0 || all),
      'Per decidere servono i numeri, o --all, e --yes oppure --no.',
    );
    const context = await open();
    const waiting = await listWaiting(context.database.kysely);
    if (decision === undefined) {
      if (waiting.length === 0) yield 'Nessun prezzo in attesa.';
      yield* waiting.map(describeWaiting);
      return;
    }
    // Drivers' and owners' prices are never decided in bulk.
    const imported = waiting.filter(({ origin }) => origin !== 'driver' && origin !== 'owner');
    const chosen = all ? imported.map(({ id }) => id) : ids;
    const decided = await decide(context, chosen, decision, why);
    yield `Prezzi ${decision ? 'accettati' : 'rifiutati'}: ${decided.length}`;
    const missing = ids.filter((id) => !decided.includes(id));
    check(missing.length === 0, `Non sono in attesa: ${missing.join(', ')}.`);
  },
});

/** @returns the prices that waited */
async function decide(
  { database, clock }: CommandContext,
  ids: readonly string[],
  yes: boolean,
  reason: string | undefined,
): Promise<string[]> {
  const action = yes ? 'claim_accepted' : 'claim_rejected';
  const decider = { by: 'administrator', reason: reason ?? (yes ? 'yes' : 'no') };
  const decided: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const done = await changePrices(database.kysely, clock, async (change) => {
      const rows = await decideWaiting(change, some, yes, decider);
      for (const { id: item, stationId, fuelTypeId: fuel_type_id, price: thousandths } of rows) {
        const target = { item, fuel_type_id, price: thousandths / 1000 };
        await logAction(change.tx, change.now, OPERATOR, { action, stationId, target, reason });
      }
      return rows;
    });
    decided.push(...done.map(({ id }) => id));
  }
  return decided;
}

const describeWaiting = (waiting: WaitingPrice): string =>
  joined(
    `${waiting.id}  ${waiting.station} (${waiting.station_id})`,
    `${waiting.fuel} ${formatPrice(waiting.price)}`,
    waiting.state === 'held' ? 'in attesa' : 'esposto senza posto in classifica',
    HOLD_REASONS[waiting.reason] ?? '',
    waiting.last_price !== null && `qui era ${formatPrice(waiting.last_price)}`,
    waiting.reference_price !== null && `mediana ${formatPrice(waiting.reference_price)}`,
    `${ORIGIN_LABELS[waiting.origin]}, ${formatTime(waiting.observed_at)}`,
  );
