import { API_BASE } from '@pieno/contract/api.ts';
import type { Job } from '../../jobs/jobs.ts';
import { readPricesNow } from '../board/prices-now.ts';
import { mailOnce, type MailJobParts } from '../mail/mail-once.ts';
import { countUnread } from '../reviews/new-reviews.ts';
import { MAY_RANK } from '../stations/may-rank.ts';
import { signText } from '../../signed-text.ts';
import { reminderMail } from './reminder-mail.ts';

export interface ReminderParts extends MailJobParts {
  /** Signs the tokens of the one-click unsubscribe; read when the job runs. */
  key(): Promise<Uint8Array>;
}

const HOUR_MS = 3_600_000;
/** Milliseconds before the first price stops being fresh. */
const AHEAD_MS = 24 * HOUR_MS;
/** Milliseconds without another mail about the same station, whose prices may age one after another. */
const QUIET_MS = 72 * HOUR_MS;

/**
 * The job that mails a station's owners one day before the first of its prices stops being fresh, by day (rule
 * owner-reminders).
 */
export const reminderJob = (parts: ReminderParts): Job => ({
  name: 'owner-reminders',
  cron: '10 8-20 * * *',
  run: async (signal) => {
    for (const person of await findReminded(parts)) {
      if (signal.aborted) return;
      await remind(parts, person, signal);
    }
  },
});

type Reminded = Awaited<ReturnType<typeof findReminded>>[number];

async function findReminded({ db, clock }: ReminderParts) {
  const now = clock.now().getTime();
  const people = await db
    .selectFrom('station_owner')
    .innerJoin('app_user', 'app_user.id', 'station_owner.user_id')
    .innerJoin('station', 'station.id', 'station_owner.station_id')
    .select(['app_user.id as userId', 'app_user.email', 'app_user.name', 'station.name as station'])
    .select('station_owner.station_id as stationId')
    .where('state', '=', 'active')
    .where('owner_reminders', '=', true)
    .where('app_user.is_active', '=', true)
    .where('email_verified', '=', true)
    .where(MAY_RANK)
    .orderBy('station_id')
    .orderBy('since')
    .execute();
  const stations = [...new Set(people.map(({ stationId }) => stationId))];
  const prices = await readPricesNow(db, clock.now(), stations);
  return people.filter(({ stationId }) => {
    const ends = (prices.get(stationId) ?? [])
      .filter(({ fuel_type }) => fuel_type.grade === 'base')
      .map(({ fresh_until }) => Date.parse(fresh_until!));
    return ends.some((end) => end > now && end <= now + AHEAD_MS);
  });
}

async function remind(
  parts: ReminderParts,
  { userId, email, name, stationId, station }: Reminded,
  signal: AbortSignal,
): Promise<void> {
  const now = parts.clock.now();
  const againFrom = new Date(now.getTime() - QUIET_MS);
  const { publicUrl: origin } = parts;
  const make = async () => {
    const token = signText(await parts.key(), userId);
    return reminderMail({
      to: email,
      name,
      station,
      reviews: await countUnread(parts.db, userId, stationId),
      page: origin && `${origin}/gestore`,
      unsubscribe: origin && `${origin}${API_BASE}/owner/reminders/unsubscribe?token=${token}`,
    });
  };
  const key = `${stationId}/${userId}`;
  await mailOnce(parts, { kind: 'owner_reminder', key, now, againFrom, make }, signal);
}
