import { API_BASE } from '@pieno/contract/api.ts';
import { notificationText } from '@pieno/contract/notifications/notification-text.ts';
import { notice, withUnsubscribe } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Addressed } from './read-addressed.ts';
import { alertsOf } from './sent-message.ts';
import { alertUnsubscribeToken } from './unsubscribe-token.ts';

/** What the links of mails need. */
export interface MailLinks {
  /** An origin; undefined for mails without links. */
  publicUrl: string | undefined;
  /** Signs the address that ends the mails of an alert. */
  unsubscribeKey: Uint8Array;
}

/** Builds the mail of a message, without any tracking of its opening (rule alert-mail). */
export function messageMail(
  { message, email, name, userId }: Pick<Addressed, 'message' | 'email' | 'name' | 'userId'>,
  now: Date,
  { publicUrl: origin, unsubscribeKey }: MailLinks,
): Mail {
  const { title, text, link } = notificationText(message, now);
  const [first, ...others] = alertsOf(message);
  const unsubscribe =
    origin === undefined || first === undefined
      ? undefined
      : `${origin}${API_BASE}/alerts/unsubscribe?token=${alertUnsubscribeToken(unsubscribeKey, { id: first, userId }, now)}`;
  const mail = notice(email, title, [
    `Ciao ${name},`,
    text,
    origin !== undefined && { page: origin + link, label: 'Apri Pieno' },
    message.kind !== 'review' &&
      'Gli avvisi si cambiano, si fermano e si eliminano nella pagina «Avvisi».',
    ...(unsubscribe !== undefined && others.length === 0
      ? [
          'Se di questo avviso non vuoi più email:',
          { page: unsubscribe, label: 'Basta email per questo avviso' },
        ]
      : []),
  ]);
  return withUnsubscribe(mail, unsubscribe);
}
