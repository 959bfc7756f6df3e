import { ADMINISTRATION_MAX, DIGEST_AFTER_HOURS } from '@pieno/contract/administration-limits.ts';
import type { Job } from '../../jobs/jobs.ts';
import { listAdministrators } from '../accounts/administrators.ts';
import { mailOnce, type MailJobParts } from '../mail/mail-once.ts';
import { listFlagged } from '../reviews/moderate-reviews.ts';
import { digestMail } from './digest-mail.ts';
import { listWaitingItems } from './waiting-items.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The job that mails administrators when an item has waited for a decision for six hours (rule admin-digest): at
 * most once a day each, and earlier only for another overdue item. Only verified addresses get it, and none while
 * no mail server is configured.
 */
export const digestJob = (parts: MailJobParts): Job => ({
  name: 'digest',
  cron: '*/10 7-21 * * *',
  run: async (signal) => {
    if (!parts.mailer.isConfigured) return;
    const waiting = await findOverdue(parts);
    if (waiting.length === 0) return;
    for (const administrator of await listAdministrators(parts.db)) {
      if (signal.aborted) return;
      await tell(parts, administrator, waiting, signal);
    }
  },
});

/** An overdue item, and since when. */
interface Overdue {
  kind: 'held' | 'contested' | 'person' | 'review';
  at: Date;
}

async function findOverdue({ db, clock }: MailJobParts): Promise<Overdue[]> {
  const items = await listWaitingItems(db);
  const reviews = await listFlagged(db, ADMINISTRATION_MAX.queue);
  const people = await db
    .selectFrom('station_owner')
    .select('since')
    .where('state', '=', 'pending')
    .execute();
  const waiting = [
    ...items.flatMap(({ kind, waits_since: since }) =>
      kind === 'held' || kind === 'contested' ? [{ kind, since }] : [],
    ),
    ...people.map(({ since }) => ({ kind: 'person' as const, since })),
    ...reviews.map((one) => ({ kind: 'review' as const, since: new Date(one.waits_since) })),
  ];
  return waiting
    .map(({ kind, since }) => ({
      kind,
      at: new Date(since.getTime() + DIGEST_AFTER_HOURS * HOUR_MS),
    }))
    .filter(({ at }) => at <= clock.now());
}

async function tell(
  parts: MailJobParts,
  { id: key, email: to }: { id: string; email: string },
  waiting: readonly Overdue[],
  signal: AbortSignal,
): Promise<void> {
  const now = parts.clock.now();
  const newest = Math.max(...waiting.map(({ at }) => at.getTime()));
  const againFrom = new Date(Math.max(now.getTime() - DAY_MS, newest - 1));
  const count = (wanted: Overdue['kind']) => waiting.filter(({ kind }) => kind === wanted).length;
  const prices = { held: count('held'), contested: count('contested') };
  const counts = { ...prices, people: count('person'), reviews: count('review') };
  const make = () => digestMail(to, counts, parts.publicUrl);
  await mailOnce(parts, { kind: 'digest', key, now, againFrom, make }, signal);
}
