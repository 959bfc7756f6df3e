/** What the inbox says that was not sent: it is found when the inbox is read (rule inbox-words). */
import { priceDigits } from '../prices/written/price-digits.ts';
import { reportSentence, type ReportCode } from '../prices/report-texts.ts';

interface Words {
  title: string;
  text: string;
  /** The path of one of our pages. */
  link: string;
}

interface Station {
  id: number;
  name: string;
}

/** A price of a fuel. */
interface FuelPrice {
  /** The fuel's name. */
  fuel: string;
  /** Thousandths of a euro. */
  price: number;
}

/** Says what became of a person's report: of the same outcome all prices at once. @param entries at least one */
export function reportWords(
  { id, name }: Station,
  entries: readonly (FuelPrice & { code: ReportCode })[],
): Words {
  const outcomes = Map.groupBy(entries, ({ code }) => code);
  const text = [...outcomes].map(
    ([code, some]) => `${some.map(fuelText).join(', ')} · ${reportSentence(code)}.`,
  );
  return { title: `La tua segnalazione: ${name}`, text: text.join(' '), link: `/business/${id}` };
}

/** Says to an owner that a price of the own station is contested. */
export const contestedWords = ({ id, name }: Station, price: FuelPrice): Words => ({
  title: `Contestato: ${fuelText(price)}`,
  text: `${name}: chi è passato dice che alla pompa il prezzo è un altro, quindi è fuori classifica. Controllalo.`,
  link: `/gestore/${id}`,
});

/** Says to an owner that somebody has reviewed the own station. */
export const reviewedWords = (
  { id, name }: Station,
  { stars, text }: { stars: number; text: string | null },
): Words => ({
  title: `Nuova recensione: ${name}`,
  text: `${stars === 1 ? '1 stella' : `${stars} stelle`} su 5${text === null ? '' : `: «${text}»`}`,
  link: `/business/${id}?focus=recensioni`,
});

const fuelText = ({ fuel, price }: FuelPrice): string => `${fuel} ${priceDigits(price)}`;
