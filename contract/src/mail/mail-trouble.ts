/** Mails that could not be sent, as administrators and the operator see them (rule mail-waits). */
import { z } from 'zod/mini';

const REASON_TEXTS = {
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
export type MailReason = keyof typeof REASON_TEXTS;

export interface MailTrouble {
  /** The mail server's name and port. */
  host: string;
  reason: string;
  /** The SMTP code of the refusal. */
  answer: number | null;
}

/** Mails that failed since the last one that was sent. */
export const MailWaitingSchema = z.object({
  count: z.number(),
  /** When the first of them was due. */
  since: z.string(),
  host: z.string(),
  /** Reason of the newest failure; a newer server may send further ones. */
  reason: z.string(),
  answer: z.nullable(z.number()),
});
export type MailWaiting = z.infer<typeof MailWaitingSchema>;

/**
 * Describes in Italian why a mail could not be sent: 'posta.example:587 non accetta nome utente o password (risposta
 * 535)'.
 */
export function mailTroubleText({ host, reason, answer }: MailTrouble): string {
  const text = Object.hasOwn(REASON_TEXTS, reason)
    ? REASON_TEXTS[reason as MailReason]
    : REASON_TEXTS.other;
  return `${host} ${text}${answer === null ? '' : ` (risposta ${answer})`}`;
}

/** Describes in Italian how many mails wait, since when and why. @param since such as 'da ieri' */
export const mailWaitingText = (waiting: MailWaiting, since: string): string =>
  `Email che non partono ${since}: ${waiting.count}. ${mailTroubleText(waiting)}`;
