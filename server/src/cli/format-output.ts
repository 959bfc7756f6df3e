import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { formatPrice } from '../modules/prices/price-text.ts';

const inSanMarino = { dateStyle: 'short', timeZone: TIME_ZONE } as const;
const seconds = new Intl.DateTimeFormat('it', { ...inSanMarino, timeStyle: 'medium' });
const minutes = new Intl.DateTimeFormat('it', { ...inSanMarino, timeStyle: 'short' });

/** An instant in San Marino's time: "21/08/26, 10:03:20". @param instant in ISO 8601 where it is a text */
export const formatTime = (instant: Date | string): string => seconds.format(new Date(instant));

/** Such as "21/08/26, 10:03". */
export const formatMinute = (instant: string): string => minutes.format(new Date(instant));

/** Such as "€ 1,679". */
export const euros = (price: number): string => formatPrice(Math.round(price * 1000));

/** Such as "Da Gigi (1)". */
export const named = ({ id, name }: { id: number; name: string }): string => `${name} (${id})`;

/** Joins the existing facts in a line. */
export const joined = (...facts: (string | false | null | undefined)[]): string =>
  facts.filter((fact) => typeof fact === 'string').join(' · ');

/** Formats a sentence for use after a colon. */
export const afterColon = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);
