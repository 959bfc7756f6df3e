import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { dayAgoText, daysBetween } from './age.ts';
import { clockText, inSanMarino } from './clock.ts';

const date = inSanMarino({ day: 'numeric', month: 'long' });
const dateOfYear = inSanMarino({ day: 'numeric', month: 'long', year: 'numeric' });

/**
 * Formats a past moment for use inside a sentence: 'oggi alle 18:40', 'ieri all'1:05', 'il 3 novembre alle 18:40',
 * 'l'8 novembre alle 18:40'.
 */
export function momentText(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = daysBetween(then, now);
  const which = days < 2 ? dayAgoText(days) : withArticle(date(then));
  const time = clockText(then);
  return `${which} ${time.startsWith('1:') ? "all'" : 'alle '}${time}`;
}

/** Formats since when something is valid: 'dalle 19:02 di oggi', 'dall'1:05 di ieri', 'dalle 18:40 del 3 novembre'. */
export function sinceText(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = daysBetween(then, now);
  const time = clockText(then);
  const which = days < 2 ? `di ${dayAgoText(days)}` : joined('de', date(then));
  return `${time.startsWith('1:') ? "dall'" : 'dalle '}${time} ${which}`;
}

/**
 * Formats since which day something is valid: 'dal 3 ottobre', "dall'8 ottobre", of another year 'dal 3 ottobre 2025'.
 */
export function fromDayText(iso: string, now: Date): string {
  const then = new Date(iso);
  const isThisYear = dayInSanMarino(then).slice(0, 4) === dayInSanMarino(now).slice(0, 4);
  return joined('da', (isThisYear ? date : dateOfYear)(then));
}

/** Joins a preposition with the article of a day: 'del 3 novembre', "dall'8 novembre". */
const joined = (preposition: 'de' | 'da', time: string): string => {
  const whole = withArticle(time);
  return whole.startsWith('il ') ? `${preposition}l ${whole.slice(3)}` : `${preposition}l${whole}`;
};

/** Shortens the article before a number that is pronounced with an initial vowel (otto, undici). */
function withArticle(time: string): string {
  const [number = ''] = time.split(' ');
  if (number === '8' || number === '11') return `l'${time}`;
  return `il ${number === '1' ? time.replace('1', '1º') : time}`;
}
