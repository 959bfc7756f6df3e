/** npm run admin -- …: what the operator sees and decides, by the calls of the API. */
import type { Command } from '../control/command.ts';
import { people, user } from './admin-accounts.ts';
import { imports, tidy } from './admin-imports.ts';
import { handover, invite, owners, person, scheduled, token, uninvite } from './admin-owners.ts';
import { pictures } from './admin-pictures.ts';
import { fuel } from './admin-fuels.ts';
import { held, price, prices, sells } from './admin-prices.ts';
import { set, setting, welcome } from './admin-settings.ts';
import { addStation, details, merge, station, stations, unmerge } from './admin-stations.ts';
import { jobs, log, queue, today } from './admin-work.ts';
import { operatorOf, type Entry } from './entry.ts';
import { italianProgram } from './italian-command.ts';

const ENTRIES: readonly Entry[] = [
  [set, imports, setting, welcome, price, held, sells, fuel, stations, prices, people, user],
  [today, queue, owners, invite, uninvite, person, handover, scheduled, jobs, log],
  [station, addStation, details, pictures, merge, token, unmerge, tidy],
].flat();

/** The admin command. Exit code 0 when done, 2 when an argument is invalid. */
export const adminCommand: Command = async (call) => {
  const program = italianProgram(
    'admin',
    'Cambia impostazioni, messaggio di benvenuto, singoli prezzi e account. Vale subito, senza riavvio.',
    call.output,
  );
  for (const { typed, about, options = {}, reads, run } of ENTRIES) {
    const command = program.add(typed, about, async (...words) => {
      // Commander's last two words are the options and the command itself.
      const chosen = Object.keys(words.at(-2) ?? {});
      const isReading = reads !== undefined && chosen.every((name) => reads.includes(name));
      const operator = operatorOf(call, isReading);
      for await (const line of run(operator, ...words)) call.output.line(line);
    });
    for (const [flags, meaning] of Object.entries(options)) {
      command.option(flags, ...(typeof meaning === 'string' ? ([meaning] as const) : meaning));
    }
  }
  return await program.run(call.args);
};
