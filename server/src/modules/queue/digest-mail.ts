import { DIGEST_AFTER_HOURS } from '@pieno/contract/administration-limits.ts';
import { notice } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

export interface DigestCounts {
  held: number;
  contested: number;
  people: number;
  reviews: number;
}

const SUBJECT = 'Pieno: qualcosa aspetta una tua decisione';
const GREETING = 'Buon lavoro!';

/**
 * Builds the mail that asks administrators to see the queue (rule admin-digest). It has numbers only, no typed
 * text.
 */
export function digestMail(
  to: string,
  { held, contested, people, reviews }: DigestCounts,
  publicUrl: string | undefined,
): Mail {
  const parts = [
    held > 0 && (held === 1 ? '1 prezzo da verificare' : `${held} prezzi da verificare`),
    contested > 0 && (contested === 1 ? '1 prezzo contestato' : `${contested} prezzi contestati`),
    people > 0 && (people === 1 ? '1 gestore da accettare' : `${people} gestori da accettare`),
    reviews > 0 &&
      (reviews === 1 ? '1 recensione da controllare' : `${reviews} recensioni da controllare`),
  ].filter((part) => part !== false);
  return notice(to, SUBJECT, [
    `Ciao, da più di ${DIGEST_AFTER_HOURS} ore aspettano: ${parts.join(', ')}.`,
    publicUrl !== undefined && { page: `${publicUrl}/admin`, label: 'Apri la coda' },
    GREETING,
  ]);
}
