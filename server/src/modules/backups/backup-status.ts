import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { typedCommand } from '../../typed-command.ts';
import type { Backups } from './proofs.ts';

const DAY_MS = 86_400_000;
const OLD_DAYS = 3;
const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

export interface BackupStatus {
  text: string;
  /** What to do where something is wrong; '' otherwise. */
  step: string;
  isWrong: boolean;
}

/** Describes the state of the back-ups in Italian. */
export function backupStatus(backups: Backups, now: Date): BackupStatus {
  const { configured, folder, proven, missing, failed } = backups;
  const last =
    proven &&
    `Ultima prova di ripristino: ${dayOf(proven.at, now)}, ${number.format(proven.stations)} distributori, ${number.format(proven.prices)} prezzi`;
  const wrong = (text: string, step: string): BackupStatus => ({
    text: last ? `${text} ${last}` : text,
    step,
    isWrong: true,
  });
  if (!configured) {
    return wrong(
      'Nessuno copia i dati: manca BACKUP_KEY.',
      `Sul server: ${typedCommand('data key')}`,
    );
  }
  if (folder !== null) return wrong(folder, TRY);
  if (failed) return wrong(`L'ultima copia non è riuscita: ${failed.message}`, TRY);
  if (!proven) {
    return { text: 'Ancora nessuna copia: la prima si fa stanotte', step: '', isWrong: false };
  }
  if (missing) {
    return wrong('La copia provata non è nella cartella delle copie, BACKUP_DIR.', TRY);
  }
  if (now.getTime() - Date.parse(proven.at) > OLD_DAYS * DAY_MS) {
    return wrong(`Da più di ${OLD_DAYS} giorni nessuna copia è stata provata.`, TRY);
  }
  return { text: last!, step: '', isWrong: false };
}

const TRY = `Sul server: ${typedCommand('data backup')}`;

function dayOf(at: string, now: Date): string {
  const midnight = (date: Date) => Date.parse(dayInSanMarino(date));
  const days = Math.round((midnight(now) - midnight(new Date(at))) / DAY_MS);
  return days === 0 ? 'oggi' : days === 1 ? 'ieri' : `${days} giorni fa`;
}
