/** Inbox entries that were not sent but are derived when the inbox is read (rule inbox-words). */
import { priceDigits } from '../prices/written/price-digits.ts';
import { reportSentence, type ReportCode } from '../prices/answer-sentences.ts';

interface InboxText {
  title: string;
  text: string;
  /** The path of a page of Pieno. */
  link: string;
}

interface Station {
  id: number;
  name: string;
}

interface FuelPrice {
  /** The fuel's name. */
  fuel: string;
  /** Thousandths of a euro. */
  price: number;
}

/**
 * Describes the outcome of a person's report; prices with the same outcome share a sentence.
 * @param entries at least one
 */
export function reportInboxText(
  { id, name }: Station,
  entries: readonly (FuelPrice & { code: ReportCode })[],
): InboxText {
  const outcomes = Map.groupBy(entries, ({ code }) => code);
  const text = [...outcomes].map(
    ([code, some]) => `${some.map(fuelText).join(', ')} · ${reportSentence(code)}.`,
  );
  return { title: `La tua segnalazione: ${name}`, text: text.join(' '), link: `/business/${id}` };
}

/** Notifies an owner that a price of the station is contested. */
export const contestedInboxText = ({ id, name }: Station, price: FuelPrice): InboxText => ({
  title: `Contestato: ${fuelText(price)}`,
  text: `${name}: chi è passato dice che alla pompa il prezzo è un altro, quindi è fuori classifica. Controllalo.`,
  link: `/gestore/${id}`,
});

/** Notifies an owner of a new review of the station. */
export const reviewInboxText = (
  { id, name }: Station,
  { stars, text }: { stars: number; text: string | null },
): InboxText => ({
  title: `Nuova recensione: ${name}`,
  text: `${stars === 1 ? '1 stella' : `${stars} stelle`} su 5${text === null ? '' : `: «${text}»`}`,
  link: `/business/${id}?focus=recensioni`,
});

const fuelText = ({ fuel, price }: FuelPrice): string => `${fuel} ${priceDigits(price)}`;
