/** npm run admin -- …: settings, the welcome message, stations, prices, decisions about them, and accounts. */
import path from 'node:path';
import type { Command } from '../control/command.ts';
import { SETTING_RULES } from '../modules/settings/rules.ts';
import { decideHeld, type HeldOptions } from './admin-held.ts';
import { showPrices, showStations } from './admin-lists.ts';
import { showImports } from './admin-imports.ts';
import { showPeople } from './admin-people.ts';
import { setPrice } from './admin-price.ts';
import { setSells } from './admin-sells.ts';
import { setSetting, showSettings, type SettingOptions } from './admin-settings.ts';
import { setUser, type UserOptions } from './admin-user.ts';
import { addAdministration } from './admin-administration.ts';
import { addStationCommands } from './admin-stations-commands.ts';
import { setWelcome, type WelcomeOptions } from './admin-welcome.ts';
import { italianProgram } from './italian-command.ts';

/** The options of `price`. */
interface PriceOptions {
  yes?: boolean;
  withdraw?: boolean;
  why?: string;
}

/** The admin command. Exit code 0 when done, 2 when an argument is invalid. */
export const adminCommand: Command = async (call) => {
  const program = italianProgram(
    'admin',
    'Cambia impostazioni, messaggio di benvenuto, singoli prezzi e account. Vale subito, senza riavvio.',
    call.output,
  );
  program
    .add(
      'set <chiave> [valori...]',
      `cambia un'impostazione; le chiavi: ${Object.keys(SETTING_RULES).join(', ')}`,
      (key: string, values: string[], options: SettingOptions) =>
        setSetting(call, key, values, options),
    )
    .option('--default', 'torna al valore predefinito');
  program
    .add(
      'imports [numero]',
      'elenca le ultime importazioni, con prove e ritiri; di una dice che cosa ne è stato',
      (number: string | undefined, options: { rejects?: boolean }) =>
        showImports(call, number, options),
    )
    .option('--rejects', 'con il numero: le righe non importate, come CSV');
  program.add('setting <list>', '«setting list» elenca le impostazioni', (word: string) =>
    showSettings(call, word),
  );
  program
    .add(
      'welcome <file>',
      'cambia il messaggio di benvenuto (HTML)',
      (file: string, options: WelcomeOptions) =>
        setWelcome(call, path.resolve(call.cwd, file), options),
    )
    .option('--preview', 'mostra che cosa ne resterebbe, senza salvare')
    .option('--source <nome>', 'chi firma il messaggio', 'Pieno');
  program
    .add(
      'price <distributore> <carburante> [prezzo]',
      'registra un prezzo: distributore (id o nome), carburante (id o nome), euro',
      (station: string, fuel: string, price: string | undefined, options: PriceOptions) =>
        setPrice(call, { station, fuel, price, ...options }),
    )
    .option('--yes', 'il prezzo è giusto, anche se è insolito')
    .option('--withdraw', 'ritira il prezzo in vigore: vale di nuovo quello di prima')
    .option('--why <testo>', 'perché: resta scritto');
  program
    .add(
      'held [numeri...]',
      'elenca i prezzi che aspettano una decisione; con --yes o --no decide',
      (ids: string[], decision: HeldOptions) => decideHeld(call, ids, decision),
    )
    .option('--yes', 'accetta')
    .option('--no', 'rifiuta')
    .option('--all', 'tutti quelli delle importazioni')
    .option('--why <testo>', 'perché: resta scritto');
  program
    .add(
      'sells <distributore> <categoria>',
      'dice che un distributore vende anche una categoria, per esempio Elettrico',
      (station: string, category: string, { no }: { no?: boolean }) =>
        setSells(call, { station, category, ...(no && { no }) }),
    )
    .option('--no', 'non la vende più');
  program.add('stations [parola]', 'elenca i distributori, prima San Marino', (word?: string) =>
    showStations(call, word),
  );
  program.add(
    'prices [distributore]',
    'elenca i prezzi in vigore, con età e provenienza; senza distributore quelli di San Marino',
    (station?: string) => showPrices(call, station),
  );
  program.add(
    'people [parola]',
    'elenca gli account, prima chi aspetta la conferma',
    (word?: string) => showPeople(call, word),
  );
  program
    .add(
      'user <email>',
      "cambia il ruolo di un account, lo blocca, ne conferma l'email o lo elimina; senza opzioni dice com'è",
      (email: string, options: UserOptions) => setUser(call, email, options),
    )
    .option('--role <ruolo>', 'user oppure admin')
    .option('--active', 'riattiva')
    .option('--inactive', 'blocca: le sue sessioni finiscono, le sue segnalazioni aperte cadono')
    .option('--verified', "l'email è sua")
    .option('--unverified', "l'email è da confermare")
    .option('--end-sessions', 'chiude le sue sessioni: deve accedere di nuovo')
    .option('--delete', "elimina l'account con tutto il suo")
    .option('--yes', 'con --delete: sì, eliminalo')
    .option('--why <testo>', 'perché: resta scritto')
    .option(
      '--no-second-factor',
      'toglie la verifica in due passaggi, per chi ha perso il telefono',
    );
  addAdministration(program, call);
  addStationCommands(program, call);
  return await program.run(call.args);
};
