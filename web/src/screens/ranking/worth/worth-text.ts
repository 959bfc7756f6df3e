/** The texts of a comparison (rule ranking-worth). */
import { once } from '@pieno/contract/once.ts';
import type { Comparison, PriceDoubt, Range } from '@pieno/contract/prices/worth/true-cost.ts';
import { m } from '../../../paraglide/messages.js';
import { sums } from '../../../features/prices/tank/tank-text.ts';
import { middle, type Worth, type Worths } from './comparisons.ts';

const whole = once(() => new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 0 }));
const tenths = once(() => new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 1 }));

/** Formats an amount on one line: '9,40 €'. */
const euroAmount = (amount: number): string => `${sums().format(amount)}\u00a0€`;

/** Formats '9,40–10,10 €' in tens of cents; '0,60 €' to the cent for a single amount. */
export function euroRange({ low, high }: Range): string {
  const rounded = [low, high].map((amount) => sums().format(Math.round(amount * 10) / 10));
  if (high - low < 0.01) return euroAmount(low);
  return rounded[0] === rounded[1] ? `${rounded[0]}\u00a0€` : `${rounded.join('–')}\u00a0€`;
}

function minuteRange({ low, high }: Range): string {
  const rounded = [low, high].map((minutes) => whole().format(minutes));
  return `${rounded[0] === rounded[1] ? rounded[0] : rounded.join('–')}\u00a0min`;
}

export function kilometreRange({ low, high }: Range): string {
  const rounded = [low, high].map((kilometres) => tenths().format(kilometres));
  return `${rounded[0] === rounded[1] ? rounded[0] : rounded.join('–')}\u00a0km`;
}

const turned = ({ low, high }: Range): Range => ({ low: -high, high: -low });
const isNothing = ({ low, high }: Range, least: number): boolean => low > -least && high < least;

/** Formats '12–16 min in più'; null if the time is the same. */
export function minutesText(minutes: Range): string | null {
  if (isNothing(minutes, 0.5)) return null;
  if (minutes.low >= -0.5) return m.worth_minutes_more({ minutes: minuteRange(positive(minutes)) });
  const less = turned(minutes);
  if (less.low >= -0.5) return m.worth_minutes_less({ minutes: minuteRange(positive(less)) });
  return m.worth_minutes_between({
    less: minuteRange({ low: less.high, high: less.high }),
    more: minuteRange({ low: minutes.high, high: minutes.high }),
  });
}

const positive = ({ low, high }: Range): Range => ({ low: Math.max(0, low), high });

/**
 * Formats 'risparmi 9,40–10,10 €', 'spendi 2,70–4,60 € in più', or 'tra 0,80 € in più e 1,80 € in meno' if both are
 * possible.
 */
export function savingText({ saving, verdict }: Pick<Comparison, 'saving' | 'verdict'>): string {
  if (isNothing(saving, 0.005)) return m.worth_same();
  if (saving.low > -0.05) {
    const text = m.worth_saves({ euro: saving.low < 0.05 ? atMost(saving) : euroRange(saving) });
    return verdict === 'no' ? m.worth_not({ text }) : text;
  }
  if (saving.high < 0.05) return m.worth_costs({ euro: euroRange(positive(turned(saving))) });
  const text = m.worth_between({
    more: euroAmount(Math.round(-saving.low * 10) / 10),
    less: euroAmount(Math.round(saving.high * 10) / 10),
  });
  return verdict === 'no' ? m.worth_not({ text }) : text;
}

const DOUBTS: Readonly<Record<PriceDoubt, () => string>> = {
  demo: m.worth_doubt_demo,
  reported: m.worth_doubt_reported,
  stale: m.worth_doubt_stale,
  ageing: m.worth_doubt_ageing,
  doubtful: m.worth_doubt_doubtful,
  contested: m.worth_doubt_contested,
  suspended: m.worth_doubt_suspended,
  unconfirmed: m.worth_doubt_unconfirmed,
  premium: m.worth_doubt_premium,
  lone: m.worth_doubt_lone,
  closed: m.worth_doubt_closed,
};

/** Names the doubt that prevents a yes; null without doubts, or if the answer is no anyway. */
export const doubtText = ({ doubt, verdict }: Comparison): string | null =>
  doubt && verdict === 'maybe' ? DOUBTS[doubt]() : null;

/** Names the station of reference: 'al tuo solito', 'a Esso Dogana, il più vicino che conosciamo'. */
export const usualText = ({ isOwn, entry }: NonNullable<Worths['usual']>): string =>
  isOwn ? m.worth_than_usual() : m.worth_than_nearest({ name: entry.business.name });

/** Formats the answer: 'Sì: a Dogana risparmi circa 9 € rispetto al tuo solito, circa 12 minuti in più.' */
export function verdictText(
  best: Worth & { comparison: Comparison },
  usual: NonNullable<Worths['usual']>,
  isPassing: boolean,
): string {
  const { comparison, entry } = best;
  const { saving, minutes, verdict } = comparison;
  if (saving.high < 0.005)
    return usual.isOwn
      ? m.worth_usual_best()
      : m.worth_nearest_best({ name: usual.entry.business.name });
  const place = entry.business.locality ?? entry.business.name;
  const time = isNothing(minutes, 0.5) ? '' : `, ${roundMinutes(minutes)}`;
  const euro = roundEuros(saving);
  if (verdict === 'no') return m.worth_verdict_no({ place, euro });
  const passing = isPassing ? m.worth_verdict_passing() : '';
  const params = { passing, place, euro, than: usualText(usual), time };
  return verdict === 'yes' ? m.worth_verdict_yes(params) : m.worth_verdict_maybe(params);
}

/** Formats '15,90 €', 'circa 9 €' for a range, 'al massimo 1,80 €' if it may be zero. */
function roundEuros(saving: Range): string {
  const { low, high } = saving;
  if (low >= 0 && high - low < (low < 0.05 ? 0.01 : 0.1)) return euroRange(saving);
  if (low < 1) return atMost(saving);
  return m.worth_about({ amount: `${whole().format(middle(saving))}\u00a0€` });
}

const atMost = ({ high }: Range): string =>
  m.worth_at_most({ amount: euroRange({ low: high, high }) });

function roundMinutes(minutes: Range): string {
  const between = minutes.high - minutes.low >= 1;
  const amount = whole().format(Math.abs(middle(minutes)));
  const text = between ? m.worth_about({ amount }) : amount;
  return middle(minutes) >= 0
    ? m.worth_verdict_more({ minutes: text })
    : m.worth_verdict_less({ minutes: text });
}
