// Tests rule backup-seen.
import { expect, test } from 'vitest';
import { backupStatus } from './backup-status.ts';
import type { Backups } from './proofs.ts';

const now = new Date('2026-11-26T08:00:00Z');
const proven = (at: string) => ({ at, stations: 41, prices: 18_204 });
const NONE: Backups = {
  configured: true,
  folder: null,
  proven: null,
  missing: false,
  failed: null,
};
const failed = { at: '2026-11-26T01:40:00Z', message: 'Il disco è pieno.' };

test.each<[Partial<Backups>, text: string, isWrong: boolean]>([
  [{}, 'Ancora nessuna copia: la prima si fa stanotte', false],
  [
    { proven: proven('2026-11-25T22:30:00Z') },
    'Ultima prova di ripristino: ieri, 41 distributori, 18.204 prezzi',
    false,
  ],
  [
    { proven: proven('2026-11-25T23:30:00Z') },
    'Ultima prova di ripristino: oggi, 41 distributori, 18.204 prezzi',
    false,
  ],
  [
    { proven: proven('2026-11-23T07:59:00Z') },
    'Da più di 3 giorni nessuna copia è stata provata. Ultima prova di ripristino: 3 giorni fa, 41 distributori, 18.204 prezzi',
    true,
  ],
  [
    { proven: proven('2026-11-25T01:40:00Z'), failed },
    "L'ultima copia non è riuscita: Il disco è pieno. Ultima prova di ripristino: ieri, 41 distributori, 18.204 prezzi",
    true,
  ],
  [
    { proven: proven('2026-11-25T23:30:00Z'), missing: true },
    'La copia provata non è nella cartella delle copie, BACKUP_DIR. Ultima prova di ripristino: oggi, 41 distributori, 18.204 prezzi',
    true,
  ],
  [
    { folder: 'La cartella delle copie /mnt/copie non si può usare: è in sola lettura.' },
    'La cartella delle copie /mnt/copie non si può usare: è in sola lettura.',
    true,
  ],
  [{ configured: false }, 'Nessuno copia i dati: manca BACKUP_KEY.', true],
])('for %j the sentence names the last proof or the problem', (backups, text, isWrong) => {
  expect(backupStatus({ ...NONE, ...backups }, now)).toMatchObject({ text, isWrong });
});
