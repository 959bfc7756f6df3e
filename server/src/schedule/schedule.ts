import { rateLimitJob } from '../limits/rate-limit-store.ts';
import { sessionJob } from '../modules/accounts/sessions.ts';
import { forgetOldBuilds } from '../modules/built-files/built-files.ts';
import { forgetRemovedFavorites } from '../modules/favorites/forget-removed.ts';
import { forgetOldReviews } from '../modules/reviews/forget-reviews.ts';
import { forgetInvitedEmails } from '../modules/invitations/forget-emails.ts';
import { digestJob } from '../modules/queue/digest.ts';
import { backupJob, backupMailJob } from '../modules/backups/jobs.ts';
import { demoPricesJob } from '../modules/demo/issue.ts';
import { priceHistoryJob } from '../modules/history/job.ts';
import { retentionJob } from '../modules/history/retention.ts';
import { Mailer } from '../modules/mail/mailer.ts';
import { reminderJob } from '../modules/reminders/reminders.ts';
import { forgetOldNotifications } from '../modules/notifications/inbox.ts';
import { heldMailJob } from '../modules/scheduled-prices/held-mail.ts';
import { readSecrets } from '../secrets.ts';
import { lapseJob } from '../modules/prices/lapse.ts';
import { disputeJob } from '../modules/prices/close-disputes.ts';
import { reportRetentionJob } from '../modules/prices/retention.ts';
import { dailyImportJobs, type ScheduleParts } from './daily-imports.ts';
import type { Job } from '../jobs/jobs.ts';
import { keepOutcome } from '../jobs/keep-outcome.ts';

/** Lists the server's scheduled jobs; each stores its last outcome. */
export function scheduledJobs(parts: ScheduleParts): Job[] {
  const { database, clock, config, logger } = parts;
  const mailer = new Mailer({ db: database.kysely, config, clock, logger });
  const { publicUrl } = config;
  const jobs: Job[] = [
    demoPricesJob(database.kysely, clock),
    rateLimitJob(database.kysely, clock),
    sessionJob(
      database.kysely,
      clock,
      forgetInvitedEmails,
      forgetOldNotifications,
      forgetRemovedFavorites,
      forgetOldReviews,
      forgetOldBuilds,
    ),
    disputeJob(database.kysely, clock),
    lapseJob(database.kysely, clock),
    priceHistoryJob(database.kysely, clock),
    retentionJob(database.kysely, clock),
    reportRetentionJob(database.kysely, clock),
    reminderJob({
      db: database.kysely,
      clock,
      mailer,
      key: async () => (await readSecrets(database.kysely, config.secret)).keyFor('reminders'),
      publicUrl,
    }),
    heldMailJob({ db: database.kysely, clock, mailer, publicUrl }),
    digestJob({ db: database.kysely, clock, mailer, publicUrl }),
    backupJob(parts),
    backupMailJob(parts, mailer),
    ...dailyImportJobs(parts),
  ];
  return jobs.map((job) => keepOutcome(database.kysely, clock, job));
}
