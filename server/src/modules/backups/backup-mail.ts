import { notice } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

const SUBJECT = 'Pieno: manca una copia dei dati';

/** Builds the mail about failing back-ups. @param words text of `backupWords` */
export function backupMail(to: string, words: string, publicUrl: string | undefined): Mail {
  return notice(to, SUBJECT, [
    'Ciao,',
    `${words.replace(/\.$/u, '')}.`,
    'Che cosa fare sta in docs/operations.md.',
    publicUrl !== undefined && { page: `${publicUrl}/admin`, label: 'Apri Oggi' },
  ]);
}
