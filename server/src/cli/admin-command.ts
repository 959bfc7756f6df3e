/** npm run admin -- …: the operator's reading and decisions, through the calls of the API. */
import type { Command } from '../control/command.ts';
import { people, user } from './admin-accounts.ts';
import { imports, tidy } from './admin-imports.ts';
import { handover, invite, owners, person, scheduled, token, uninvite } from './admin-owners.ts';
import { pictures } from './admin-pictures.ts';
import { fuel } from './admin-fuels.ts';
import { mail } from './admin-mail.ts';
import { held, price, prices, sells } from './admin-prices.ts';
import { set, setting, welcome } from './admin-settings.ts';
import { smac } from './admin-smac.ts';
import { addStation, details, merge, station, stations, unmerge } from './admin-stations.ts';
import { today } from './admin-today.ts';
import { jobs, log, queue, reviews } from './admin-work.ts';
import { runProgram } from './program.ts';

const ENTRIES = [
  [set, imports, setting, welcome, price, held, sells, fuel, stations, prices, people, user],
  [
    today,
    queue,
    reviews,
    owners,
    invite,
    uninvite,
    person,
    handover,
    scheduled,
    jobs,
    mail,
    log,
    smac,
  ],
  [station, addStation, details, pictures, merge, token, unmerge, tidy],
].flat();
const ABOUT =
  'Cambia impostazioni, messaggio di benvenuto, singoli prezzi e account. Vale subito, senza riavvio.';

/** The admin command. Exit code 0 when done, 2 when an argument is invalid. */
export const adminCommand: Command = async (call) =>
  await runProgram(call, { name: 'admin', about: ABOUT, entries: ENTRIES });
