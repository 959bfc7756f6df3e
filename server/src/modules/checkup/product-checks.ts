import { jobName } from '@pieno/contract/jobs/job-text.ts';
import { mailWaitingText } from '@pieno/contract/mail/mail-trouble.ts';
import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import { typedCommand } from '../../typed-command.ts';
import { backupStatus } from '../backups/backup-status.ts';
import { findBackups } from '../backups/proofs.ts';
import { listLastRuns } from '../imports/runs/run-history.ts';
import { findWaitingMails } from '../mail/waiting-mails.ts';
import { priceAges } from '../prices/evaluate/freshness.ts';
import { findUnpublished } from '../scheduled-prices/unpublished.ts';
import { listSettings } from '../settings/repository.ts';
import { hasContact } from '../settings/values.ts';
import { ok, reached, skipped, warning, wrong, type Check } from './check.ts';
import { findNewest } from './newest-prices.ts';
import { formatInstant } from './format-italian.ts';

/** Checks of the product's own data. */
export const PRODUCT_CHECKS: Check[] = [
  {
    id: 'backups',
    needs: ['BACKUP_KEY', 'BACKUP_DIR'],
    look: async (parts) => {
      const backups = await findBackups(reached(parts).db, parts.config);
      const { text, step, isWrong } = backupStatus(backups, parts.clock.now());
      if (!isWrong) return backups.proven ? ok(text) : skipped(text);
      // An operator who copies the whole machine does not need them.
      return backups.configured ? wrong(text, step) : warning(text, step);
    },
  },
  {
    id: 'schedules',
    look: async (parts) => {
      const stations = await findUnpublished(reached(parts).db);
      if (stations.length === 0) return ok('Quelli dovuti sono pubblicati');
      return stations.map(({ id, name }) => ({
        state: 'wrong',
        text: `Un prezzo programmato di «${name}» non è stato pubblicato per un nostro errore: al gestore chiediamo di scriverlo`,
        step: `Sul server: ${typedCommand(`admin scheduled ${id}`)}, e il log dice l'errore`,
        station: id,
      }));
    },
  },
  {
    id: 'imports',
    look: async (parts) => {
      const runs = await listLastRuns(reached(parts).db);
      const results = runs.flatMap(({ kind, failed }) =>
        failed
          ? wrong(
              `Importazione «${jobName(`${kind}-import`)}» non riuscita, ${formatInstant(failed.at)}. ${failed.message}`,
              `Importa di nuovo, da /admin/sistema/importazioni o con ${typedCommand('import')}`,
            )
          : [],
      );
      if (results.length > 0) return results;
      return runs.length === 0 ? skipped('Ancora nessuna') : ok('Le ultime sono riuscite');
    },
  },
  {
    id: 'prices',
    look: async (parts) => {
      const { db } = reached(parts);
      const now = parts.clock.now();
      const newest = await findNewest(db, now, priceAges(await listSettings(db)));
      if (newest.length === 0) return skipped('Nessun distributore ne ha');
      if (newest.every(({ newest_at: at }) => at === null)) {
        return warning(
          'Nessun prezzo vero: si vedono quelli dimostrativi',
          'Importali, come dice docs/import.md, o invita i gestori',
        );
      }
      const old = newest.filter(({ newest_at: at, fresh }) => at !== null && fresh === 0);
      if (old.length === 0) return ok('Ogni carburante ne ha di recenti');
      const listed = old.map(
        ({ area, decade, newest_at: at }) =>
          `${decadeLabel(decade)} ${area === 'SM' ? 'a San Marino' : 'oltre confine'} dal ${formatInstant(at!)}`,
      );
      return warning(
        `Senza prezzi recenti: ${listed.join('; ')}`,
        'Guarda in «Oggi» di quali distributori mancano notizie, e se le importazioni vanno',
      );
    },
  },
  {
    id: 'contact',
    look: async (parts) =>
      hasContact(await listSettings(reached(parts).db))
        ? ok('I visitatori sanno come raggiungerti')
        : warning(
            'Chi ha bisogno di te non sa come raggiungerti: mancano i tuoi contatti',
            `Sul server: ${typedCommand('admin set operator_contact NOME EMAIL TELEFONO')}`,
          ),
  },
  {
    id: 'mail',
    needs: ['SMTP_URL'],
    look: async (parts) => {
      if (parts.config.smtpUrl === undefined) {
        return warning(
          'Le email non partono: restano in una cartella',
          `Sul server: imposta SMTP_URL. Finora sono in ${parts.config.dataDir}/outbox`,
        );
      }
      const waiting = await findWaitingMails(reached(parts).db);
      return waiting
        ? wrong(
            mailWaitingText(waiting, `dal ${formatInstant(waiting.since)}`),
            `Sul server: ${typedCommand('admin mail INDIRIZZO')} ne manda una di prova`,
          )
        : ok('Nessuna aspetta');
    },
  },
];
