import type { HeldFor } from '@pieno/contract/prices/scheduled-prices.ts';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import type { Job } from '../../jobs/jobs.ts';
import { notice } from '../mail/letter.ts';
import { mailOnce, type MailJobParts } from '../mail/mail-once.ts';
import type { Mail } from '../mail/mailer.ts';
import { formatPrice } from '../prices/price-text.ts';

/** Milliseconds after which a mail about a held price is dropped. */
const WORTH_MS = 24 * 3_600_000;

/**
 * The job that mails authors whose scheduled prices were held or failed when due (rule schedule-held), once for
 * each, again where the mail could not be sent.
 */
export const heldMailJob = (parts: MailJobParts): Job => ({
  name: 'held-schedules',
  cron: '*/5 * * * *',
  run: async (signal) => {
    for (const held of await findHeld(parts)) {
      if (signal.aborted) return;
      const about = { kind: 'held_schedule', key: held.id, now: parts.clock.now() };
      const make = () => heldMail(held, parts.publicUrl);
      await mailOnce(parts, { ...about, againFrom: new Date(0), make }, signal);
    }
  },
});

async function findHeld({ db, clock }: MailJobParts) {
  return await db
    .selectFrom('scheduled_price')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .innerJoin('station', 'station.id', 'station_id')
    .innerJoin('fuel_type', 'fuel_type.id', 'fuel_type_id')
    .select([
      'scheduled_price.id',
      'scheduled_price.price',
      'due_at',
      'held_for',
      'app_user.email',
      'app_user.name',
    ])
    .select(['station.name as station', 'fuel_type.name as fuel'])
    .where('state', 'in', ['held', 'pending'])
    .where('held_for', 'is not', null)
    .where('decided_at', '>', new Date(clock.now().getTime() - WORTH_MS))
    .where('app_user.is_active', '=', true)
    .where('email_verified', '=', true)
    .orderBy('decided_at')
    .orderBy('scheduled_price.id')
    .execute();
}

/** The reason and what to do, with the texts of the owner's page. */
const REASONS: Readonly<Record<HeldFor, string>> = {
  range: 'Prezzo impossibile in quel momento: controllalo e scrivilo tra i tuoi prezzi.',
  unsold:
    'Qui non risulta in vendita: se lo vendi, aggiungilo in «Che cosa vendi» e scrivi il prezzo.',
  failed: 'Non siamo riusciti a pubblicarlo: scrivilo tu.',
};

type Held = Awaited<ReturnType<typeof findHeld>>[number];

function heldMail(
  { email, name, station, fuel, price, due_at, held_for }: Held,
  publicUrl: string | undefined,
): Mail {
  const { date, time } = wallTimeAt(due_at);
  const when = `${date.split('-').toReversed().join('/')} alle ${time}`;
  const subject = `${station}: un prezzo programmato non è stato pubblicato`;
  return notice(email, subject, [
    `Ciao ${name}, il prezzo di ${fuel} che avevi programmato per il ${when}, ${formatPrice(price)}, non è stato pubblicato: intanto resta quello che c'era prima.`,
    REASONS[held_for ?? 'range'],
    publicUrl !== undefined && `${publicUrl}/gestore`,
  ]);
}
