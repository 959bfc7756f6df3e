import path from 'node:path';
import type { CommandContext } from '../../control/command.ts';
import { DISK_FULL, isDiskFull } from '../../db/disk-full.ts';
import type { Job } from '../../jobs/jobs.ts';
import { Refusal } from '../../refusal.ts';
import { listAdministrators } from '../accounts/administrators.ts';
import { mailOnce } from '../mail/mail-once.ts';
import type { Mailer } from '../mail/mailer.ts';
import { listSettings } from '../settings/repository.ts';
import { backUp } from './back-up.ts';
import { backupMail } from './backup-mail.ts';
import { backupStatus } from './backup-status.ts';
import { backupName } from './folder/backup-name.ts';
import { keepRules, tidyBackups } from './folder/keep.ts';
import { findBackups, saveProof } from './proofs.ts';

type Parts = Omit<CommandContext, 'output' | 'signal'>;

const BUSY = 'Il server aveva troppo da fare: la copia si riprova più tardi.';
const HOUR_MS = 3_600_000;

/**
 * The job that writes and proves a back-up every night and then deletes surplus ones (rule backup-nightly). It does not
 * start while the server is busy, and does nothing without a key, which *Oggi* reports.
 */
export const backupJob = (parts: Parts): Job => ({
  name: 'backup',
  cron: '40 2 * * *',
  run: async (signal) => {
    const { database, clock, config } = parts;
    if (!config.backupKey) return;
    const at = clock.now();
    try {
      if ((await parts.waitWhileBusy?.(signal)) === false) throw new Refusal(BUSY);
      const file = path.join(config.backupDir, backupName(at, false));
      await backUp({ ...parts, signal }, { file, isOpen: false });
      tidyBackups(config.backupDir, keepRules(await listSettings(database.kysely)));
    } catch (error) {
      // An error of saving is ignored: the first one says more.
      if (!signal.aborted) {
        await saveProof(database.kysely, at, { failure: explain(error) }).catch(() => undefined);
      }
      throw error;
    }
  },
});

/** Leaves out the message of an unexpected error, which may contain an address or a key. */
function explain(error: unknown): string {
  if (isDiskFull(error)) return DISK_FULL;
  return error instanceof Refusal
    ? error.message
    : 'errore imprevisto, e il log del server dice quale.';
}

/**
 * The job that mails the administrators once a day while a back-up has failed or the last proof is too old. It sends
 * nothing before the first back-up.
 */
export const backupMailJob = (
  { database: { kysely: db }, clock, config }: Parts,
  mailer: Pick<Mailer, 'isConfigured' | 'send'>,
): Job => ({
  name: 'backup-mail',
  cron: '30 8 * * *',
  run: async (signal) => {
    if (!mailer.isConfigured) return;
    const now = clock.now();
    const backups = await findBackups(db, config);
    const { text, isWrong } = backupStatus(backups, now);
    if (!isWrong || (!backups.proven && !backups.failed)) return;
    const againFrom = new Date(now.getTime() - 20 * HOUR_MS);
    for (const { id: key, email } of await listAdministrators(db)) {
      const make = () => backupMail(email, text, config.publicUrl);
      // oxlint-disable-next-line no-await-in-loop -- a handful of people
      await mailOnce({ db, mailer }, { kind: 'backup', key, now, againFrom, make }, signal);
    }
  },
});
