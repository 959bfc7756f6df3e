import { notice } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

const SUBJECT = 'Pieno: manca una copia dei dati';

/** Builds the mail about failing back-ups. @param text that of `backupStatus` */
export function backupMail(to: string, text: string, publicUrl: string | undefined): Mail {
  return notice(to, SUBJECT, [
    'Ciao,',
    `${text.replace(/\.$/u, '')}.`,
    'Che cosa fare sta in docs/operations.md.',
    publicUrl !== undefined && { page: `${publicUrl}/admin`, label: 'Apri Oggi' },
  ]);
}
