import type { CheckId, Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Status } from '@pieno/contract/health/health.ts';
import { lookAtDisks } from '../../db/disk-room.ts';
import { logLasting } from '../../http/logs/log-sampler.ts';
import { findBackups } from '../../modules/backups/proofs.ts';
import { lastFindings } from '../../modules/checkup/periodic-checks.ts';
import { findingOf } from '../../modules/checkup/run-checks.ts';
import { findWaitingMails } from '../../modules/mail/waiting-mails.ts';
import { VERSION } from '../../version.ts';
import type { CallParts } from '../call-parts.ts';
import { checkQuickly } from '../check-quickly.ts';

type Parts = Pick<
  CallParts,
  'board' | 'clock' | 'config' | 'database' | 'db' | 'isServed' | 'logger'
>;

/**
 * Returns the status for a monitoring service (rule health-status); an unavailable database is a finding, not an error.
 */
export async function findStatus(parts: Parts): Promise<Status> {
  const { board, config, logger } = parts;
  const { findings, ...figures } = await lookAtDatabase(parts).catch(async (error: Error) => {
    logLasting(logger, 'the status could not be read from the database', error);
    return {
      findings: [wrong('database', 'Il database non risponde'), ...lastFindings(config)],
      database: null,
      backup_proven_at: null,
      mails_waiting: null,
      disks: await lookAtDisks(0, config),
    };
  });
  const checks = [...ownFindings(parts), ...findings];
  return {
    status: checks.some(({ state }) => state === 'wrong') ? 'wrong' : 'ok',
    version: VERSION,
    board_at: board.madeAt?.toISOString() ?? null,
    ...figures,
    checks,
  };
}

async function lookAtDatabase(parts: Parts) {
  const { config, db } = parts;
  const { findings, reached } = await checkQuickly(db, parts);
  const { engine, version, bytes } = reached;
  const { proven } = await findBackups(db, config);
  const waiting = await findWaitingMails(db);
  return {
    findings,
    database: { engine, version, size_mb: Math.ceil(bytes / 1e6) },
    backup_proven_at: proven?.at ?? null,
    mails_waiting: waiting?.count ?? 0,
    disks: await lookAtDisks(bytes, config),
  };
}

/** Returns what keeps this process from being ready. */
function ownFindings({ board, database }: Parts): Finding[] {
  if (database.isLost()) return [wrong('database', 'La cartella dei dati è sparita')];
  return board.madeAt ? [] : [wrong('board', 'Il listino non è ancora pronto')];
}

const wrong = (id: CheckId, text: string): Finding => findingOf(id, { state: 'wrong', text });
