import { isLoopback } from '@pieno/contract/loopback.ts';
import { lookAtDisks, isLow, type DiskRoom } from '../../db/disk-room.ts';
import { typedCommand } from '../../typed-command.ts';
import { VERSION } from '../../version.ts';
import { ok, skipped, warning, wrong, type Check, type CheckParts } from './check.ts';
import { formatNumber } from './format-italian.ts';

const OLDEST_POSTGRES = 15;

const ROOM_STEP = `Sul server: libera dello spazio; ${typedCommand('data aside')} dice che cosa è da parte`;

/** The warning that a disk will soon be full (rule disk-room). */
const lowText = ({ folder, free_mb, needed_mb }: DiskRoom): string =>
  `Sul disco di ${folder} restano ${formatNumber(free_mb)} MB e ne servono ${formatNumber(needed_mb)}: quando è pieno non si salvano più né copie né prezzi`;

const roomText = ({ folder, free_mb }: DiskRoom): string =>
  `Sul disco di ${folder} restano ${formatNumber(free_mb)} MB`;

function versionText({ database }: CheckParts): string {
  const own = `Pieno ${VERSION}, Node ${process.versions.node}`;
  if ('failure' in database) return own;
  const { engine, version } = database;
  return `${own}, PostgreSQL ${version}${engine === 'embedded' ? ' incorporato' : ''}`;
}

/** Checks of this machine and its variables. */
export const MACHINE_CHECKS: Check[] = [
  {
    id: 'configuration',
    look: ({ variables }) => {
      const results = [
        ...variables.wrong.flatMap((text) =>
          wrong(text, 'Sul server: correggi la variabile e riavvia'),
        ),
        ...variables.ignored.flatMap((text) =>
          warning(text, 'Sul server: correggi il nome e riavvia'),
        ),
      ];
      return results.length > 0 ? results : ok('Le variabili si leggono tutte');
    },
  },
  {
    id: 'versions',
    look: (parts) => {
      const { database } = parts;
      const isOld =
        !('failure' in database) && Number.parseInt(database.version, 10) < OLDEST_POSTGRES;
      return isOld
        ? wrong(
            versionText(parts),
            `Aggiorna PostgreSQL: serve la ${OLDEST_POSTGRES} o una più nuova`,
          )
        : ok(versionText(parts));
    },
  },
  {
    id: 'disk',
    needs: ['DATA_DIR', 'BACKUP_DIR'],
    look: async ({ config, database }) => {
      const disks = await lookAtDisks('failure' in database ? 0 : database.bytes, config);
      return disks.flatMap((disk) =>
        isLow(disk) ? wrong(lowText(disk), ROOM_STEP) : ok(roomText(disk)),
      );
    },
  },
  {
    id: 'address',
    needs: ['PUBLIC_URL'],
    look: ({ config: { publicUrl } }) =>
      publicUrl === undefined || isLoopback(publicUrl)
        ? warning(
            'Link e inviti portano solo a questo computer',
            'Sul server: imposta PUBLIC_URL con un indirizzo che gli altri raggiungono',
          )
        : ok(publicUrl),
  },
  {
    id: 'proxy',
    needs: ['TRUST_PROXY'],
    look: ({ config, isServed, isProxied }) => {
      if (config.trustProxy.length > 0)
        return ok(`TRUST_PROXY nomina ${config.trustProxy.join(', ')}`);
      if (!isServed) return skipped('Lo sa solo il server in funzione: lo dice in «Oggi»');
      return isProxied
        ? wrong(
            'Le richieste passano da un proxy che il server non conosce: tutti i visitatori contano come uno solo, e condividono i limiti',
            "Sul server: imposta TRUST_PROXY con l'indirizzo del proxy. Se non c'è nessun proxy, qualcuno ha mandato X-Forwarded-For per prova",
          )
        : ok('Nessun proxy davanti al server');
    },
  },
];
