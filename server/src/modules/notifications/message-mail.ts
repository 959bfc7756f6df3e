import { notificationWords } from '@pieno/contract/notifications/notification-words.ts';
import type { SentMessage } from '@pieno/contract/notifications/sent-params.ts';
import { notice, withUnsubscribe } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Addressed } from './read-addressed.ts';

export interface MailAddresses {
  /** An origin; undefined: mails hold no links. */
  publicUrl: string | undefined;
  /** The address that ends the mails of an alert. */
  unsubscribeUrl(alertId: string): string | undefined;
}

/** Builds the mail of a message (rule alert-mail): nothing in it tells whether it was opened. */
export function messageMail(
  { message, email, name }: Pick<Addressed, 'message' | 'email' | 'name'>,
  now: Date,
  { publicUrl, unsubscribeUrl }: MailAddresses,
): Mail {
  const { title, text, link } = notificationWords(message, now);
  const [first, ...others] = alertsOf(message);
  const unsubscribe = first === undefined ? undefined : unsubscribeUrl(first);
  const mail = notice(email, title, [
    `Ciao ${name},`,
    text,
    publicUrl !== undefined && { page: publicUrl + link, label: 'Apri Pieno' },
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

function alertsOf({ kind, params }: SentMessage): string[] {
  if (kind === 'alert') return [...new Set(params.news.map(({ alert_id }) => alert_id))];
  return kind === 'alert_paused' ? params.alert_ids : [];
}
