import { notice, withUnsubscribe } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

export interface Reminder {
  to: string;
  name: string;
  station: string;
  /** Reviews that the owner has not read. */
  reviews: number;
  /** The addresses of the owner's page and of the one-click unsubscribe; unset without a public address. */
  page: string | undefined;
  unsubscribe: string | undefined;
}

const GREETING = 'Grazie, e buona giornata!';

/** Builds the mail that asks an owner to check the prices (rule owner-reminders). */
export function reminderMail({ to, name, station, reviews, page, unsubscribe }: Reminder): Mail {
  const subject = `${station}: i prezzi sono ancora giusti?`;
  const mail = notice(to, subject, [
    `Ciao ${name}, entro domani i prezzi di ${station} non saranno più in classifica, se nessuno li conferma.`,
    'Se sono ancora giusti basta un tocco su «Tutto invariato»; se sono cambiati, bastano pochi secondi.',
    reviews > 0 &&
      (reviews === 1
        ? "C'è una recensione nuova, nella pagina del distributore: puoi rispondere."
        : `Ci sono ${reviews} recensioni nuove, nella pagina del distributore: puoi rispondere.`),
    page !== undefined && { page, label: 'Apri i tuoi prezzi' },
    'Se non vuoi più questi promemoria, spegnili nella stessa pagina.',
    GREETING,
  ]);
  return withUnsubscribe(mail, unsubscribe);
}
