/** Mails that do not leave, as administrators and the operator see them (rule mail-waits). */
import { z } from 'zod/mini';

const WORDS = {
  refused: 'rifiuta la connessione',
  silent: 'non risponde',
  unknown: 'non si trova',
  tls: 'non ha un certificato valido, o su questa porta non parla TLS',
  login: 'non accetta nome utente o password',
  sender: 'non accetta il mittente di MAIL_FROM',
  recipient: 'non accetta il destinatario',
  closed: 'chiude la connessione',
  rejected: "non accetta l'email",
  later: 'rimanda a più tardi',
  other: "non prende l'email",
} as const;
export type MailReason = keyof typeof WORDS;

/** Why a mail did not leave. */
export interface MailTrouble {
  /** Whereto: the mail server's name and port. */
  host: string;
  reason: string;
  /** The code of SMTP with which it was refused. */
  answer: number | null;
}

/** Mails that have not left since the last one that did. */
export const MailWaitingSchema = z.object({
  count: z.number(),
  /** When the first of them should have left. */
  since: z.string(),
  host: z.string(),
  /** Of the newest failure. A newer server may know further ones. */
  reason: z.string(),
  answer: z.nullable(z.number()),
});
export type MailWaiting = z.infer<typeof MailWaitingSchema>;

/** Says why a mail did not leave, in Italian: 'posta.example:587 non accetta nome utente o password (risposta 535)'. */
export function mailTroubleWords({ host, reason, answer }: MailTrouble): string {
  const words = Object.hasOwn(WORDS, reason) ? WORDS[reason as MailReason] : WORDS.other;
  return `${host} ${words}${answer === null ? '' : ` (risposta ${answer})`}`;
}

/** Says how many mails wait, since when and why, in Italian. @param since as 'da ieri' */
export const mailWaitingWords = (waiting: MailWaiting, since: string): string =>
  `Email che non partono ${since}: ${waiting.count}. ${mailTroubleWords(waiting)}`;
