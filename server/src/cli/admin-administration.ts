import type { CommandCall } from '../control/command.ts';
import { showJobs } from './admin-jobs.ts';
import { showLog } from './admin-log.ts';
import { changeManagement, decideOwner, invite, showOwners, uninvite } from './admin-owners.ts';
import { decideQueue, showToday, type QueueOptions } from './admin-queue.ts';
import { showScheduled, type ScheduledOptions } from './admin-scheduled.ts';
import type { ItalianProgram } from './italian-command.ts';

/** Adds the commands that do what /admin does (decision 0031). */
export function addAdministration(program: ItalianProgram, call: CommandCall): void {
  program.add('today', "dice che cosa c'è da fare oggi", () => showToday(call));
  program
    .add(
      'queue [numero]',
      'elenca i prezzi su cui decidere; con --yes, --no o --lock decide',
      (id: string | undefined, options: QueueOptions) => decideQueue(call, id, options),
    )
    .option('--yes', 'il prezzo è giusto')
    .option('--no', 'il prezzo è sbagliato: va via')
    .option('--lock', 'blocca chi lo ha detto')
    .option('--person <codice>', 'chi bloccare, quando sono in più di uno')
    .option('--why <testo>', 'perché: resta scritto');
  program.add('owners', 'elenca gestori e inviti', () => showOwners(call));
  program
    .add(
      'invite <distributore>',
      "invita chi lo gestisce: stampa il codice e l'indirizzo",
      (station: string, options: { revokeOlder?: boolean }) => invite(call, station, options),
    )
    .option('--revoke-older', 'ritira gli inviti di prima');
  program.add('uninvite <numero>', 'ritira un invito', (id: string) => uninvite(call, id));
  program
    .add(
      'person <distributore> <email>',
      'dice sì o no a chi vuole gestirlo, o glielo toglie',
      (station: string, email: string, options: { yes?: boolean; no?: boolean }) =>
        decideOwner(call, { station, email, ...options }),
    )
    .option('--yes', 'lo gestisce')
    .option('--no', 'non lo gestisce');
  program.add(
    'handover <distributore>',
    'cambio gestione: toglie gestori e inviti, i prezzi restano',
    (station: string) => changeManagement(call, station),
  );
  program
    .add(
      'scheduled <distributore>',
      'elenca i prezzi programmati; con --cancel ne annulla uno',
      (station: string, options: ScheduledOptions) => showScheduled(call, station, options),
    )
    .option('--cancel <codice>', "il codice nell'elenco")
    .option('--why <testo>', 'perché: resta scritto');
  program
    .add(
      'jobs',
      "elenca i lavori automatici: quando, e com'è andata; con --run ne avvia uno",
      ({ run }: { run?: string }) => showJobs(call, run),
    )
    .option('--run <nome>', "il nome nell'elenco: parte adesso");
  program
    .add(
      'log',
      'elenca chi ha cambiato che cosa',
      (options: { station?: string; before?: string }) => showLog(call, options),
    )
    .option('--station <distributore>', 'solo di questo distributore')
    .option('--before <numero>', 'la pagina dopo');
}
