/** The texts of sent messages (rule inbox-words). */
import { timeAgoText } from './time-ago-text.ts';
import type { AlertNews, SentMessage, SentParams } from './sent-params.ts';
import { ALERTS } from '../alerts/alert-limits.ts';
import { decadeLabel, UNIT_LABELS, type FuelUnit } from '../prices/fuels.ts';
import { priceDigits } from '../prices/written/price-digits.ts';
import { UNIT_SIGNS } from '../prices/written/unit-signs.ts';
import { dayInSanMarino } from '../time-zone.ts';

export interface NotificationText {
  title: string;
  text: string;
  /** The path of a page of Pieno, with its query. */
  link: string;
  /** A phone replaces a message by a newer one with the same tag. */
  tag: string;
}

/** Most prices that one message names. */
const NAMED = 3;

const sums = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amounts = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Returns the Italian texts of a message. They name no person.
 * @param now when it is read or sent: ages are relative to it, and a message of an earlier day uses the past tense
 */
export function notificationText(message: SentMessage, now: Date): NotificationText {
  const inbox = `/avvisi?avviso=${message.id}`;
  switch (message.kind) {
    case 'alert':
      return alertText(message, now);
    case 'alert_paused':
      return { ...pausedText(message.params), link: inbox, tag: 'alert-paused' };
    case 'review':
      return reviewText(message);
    case 'test':
      return {
        title: 'Prova di Pieno',
        text: 'Funziona: gli avvisi dei prezzi arrivano così.',
        link: inbox,
        tag: 'test',
      };
  }
}

function alertText({ id, at, params }: SentMessage & { kind: 'alert' }, now: Date) {
  const { news, night } = params;
  const prices = distinct(news);
  const count = prices.length;
  const [first] = prices as [AlertNews];
  const message =
    count === 1
      ? { title: titleOf(first), text: textOf(first, { at: new Date(at), now }) }
      : { title: `${count} prezzi che aspettavi`, text: listOf(prices, now) };
  return {
    title: night ? `Stanotte: ${message.title}` : message.title,
    text: message.text,
    link: linkOf(prices, id),
    tag: `alert-${news[0]!.alert_id}`,
  };
}

/** Drops duplicates: one price may match two alerts. */
const distinct = (news: readonly AlertNews[]): AlertNews[] =>
  [
    ...new Map(
      news.toReversed().map((each) => [`${each.business_id} ${each.decade} ${each.mode}`, each]),
    ).values(),
  ].toReversed();

/** 'Diesel 1,689 a Domagnano'; without a locality 'Diesel 1,689 · Alla Rocca'. */
function titleOf({ decade, price, name, locality }: AlertNews): string {
  const what = `${decadeLabel(decade)} ${priceDigits(price)}`;
  if (locality === null) return `${what} · ${name}`;
  return `${what} ${/^a/i.test(locality) ? 'ad' : 'a'} ${locality}`;
}

/** 'Alla Rocca, 6 min fa: il pieno da 45 l costa 3,10 € meno di prima.' */
function textOf(news: AlertNews, { at, now }: { at: Date; now: Date }): string {
  const costs = dayInSanMarino(at) === dayInSanMarino(now) ? 'costa' : 'costava';
  const { name, price, unit, fill, saving_cents } = news;
  const head = `${name}${modeOf(news)}, ${timeAgoText(new Date(news.said_at), now)}:`;
  if (fill === null) return `${head} ${costs} ${priceDigits(price)} € ${UNIT_LABELS[unit]}.`;
  const sum = saving_cents
    ? `${sums.format(saving_cents / 100)} € ${lessThan(news.than, now)}`
    : `${sums.format((price * fill) / 1_000)} €`;
  return `${head} ${fillOf(fill, unit)} ${costs} ${sum}.`;
}

/** When a fuel is sold in both modes, the dearer one is mentioned. */
const modeOf = ({ decade, mode }: AlertNews): string =>
  (decade === 10 || decade === 20) && mode === 'served' ? ', servito' : '';

const fillOf = (fill: number, unit: FuelUnit): string =>
  `${unit === 'kilowatt_hour' ? 'la ricarica' : 'il pieno'} da ${amounts.format(fill)} ${UNIT_SIGNS[unit]}`;

function lessThan(than: AlertNews['than'], now: Date): string {
  if (than === null) return 'in meno';
  if (than === 'before') return 'meno di prima';
  const isThisYear = than.day.slice(0, 4) === dayInSanMarino(now).slice(0, 4);
  const when = (isThisYear ? day : dayOfYear).format(new Date(than.day));
  return `meno di quando hai chiesto l'avviso (${when})`;
}

function listOf(prices: readonly AlertNews[], now: Date): string {
  const named = prices
    .slice(0, NAMED)
    .map((each) => `${titleOf(each)}, ${timeAgoText(new Date(each.said_at), now)}`);
  const rest = prices.length - named.length;
  return `${named.join('; ')}${rest > 0 ? `; e ${rest === 1 ? 'un altro' : `altri ${rest}`}` : ''}.`;
}

/** Links to a station's page, a fuel's ranking, or the inbox. */
function linkOf(prices: readonly AlertNews[], id: string): string {
  const [{ business_id, decade, area }] = prices as [AlertNews];
  const are = (isSame: (each: AlertNews) => boolean): boolean => prices.every(isSame);
  if (are((each) => each.business_id === business_id)) {
    return `/business/${business_id}?avviso=${id}`;
  }
  if (!are((each) => each.decade === decade)) return `/avvisi?avviso=${id}`;
  const shown = are((each) => each.area === area) ? area : 'entrambe';
  return `/ranking/${decade}?avviso=${id}${shown === 'SM' ? '' : `&area=${shown}`}`;
}

/** Why the own review is hidden, and what its author can do. */
function reviewText({ id, params }: SentMessage & { kind: 'review' }): NotificationText {
  const { business_id, name, reason } = params;
  return {
    title: `La tua recensione ${reason === null ? 'è di nuovo visibile' : 'è stata nascosta'}`,
    text:
      reason === null
        ? `${name}: un amministratore l'ha controllata.`
        : `${name}: «${reason}». Se non sei d'accordo puoi dirlo una volta, accanto alla tua recensione.`,
    link: `/business/${business_id}?avviso=${id}&focus=recensioni`,
    tag: `review-${business_id}`,
  };
}

const pausedText = ({ alert_ids }: SentParams['alert_paused']) => ({
  title:
    alert_ids.length === 1 ? 'Un avviso è in pausa' : `${alert_ids.length} avvisi sono in pausa`,
  text: `Non hai aperto gli ultimi ${ALERTS.unopened} messaggi, quindi smettiamo di scriverti. Per riprendere apri Avvisi e tocca Riprendi.`,
});
