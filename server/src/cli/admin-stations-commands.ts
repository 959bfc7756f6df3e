import { PAYMENTS, SERVICES } from '@pieno/contract/station-details.ts';
import type { CommandCall } from '../control/command.ts';
import { changeDetails, type DetailsOptions } from './admin-details.ts';
import { changePictures, type PictureOptions } from './admin-pictures.ts';
import {
  addStation,
  changeStation,
  mergeInto,
  unmerge,
  type StationOptions,
} from './admin-station.ts';
import { changeTokens } from './admin-token.ts';
import type { ItalianProgram } from './italian-command.ts';
import { FACT_OPTIONS, type FactOptions } from './station-facts.ts';

/** Adds the commands about stations themselves (decision 0035). */
export function addStationCommands(program: ItalianProgram, call: CommandCall): void {
  const station = program
    .add(
      'station <distributore>',
      "dice com'è un distributore, dopo averne cambiato quello che dicono le opzioni",
      (typed: string, options: StationOptions) => changeStation(call, typed, options),
    )
    .option('--name <testo>', 'nome')
    .option('--close', 'è chiuso per sempre: resta la pagina, esce dalle classifiche')
    .option('--open', 'ha riaperto')
    .option('--why <testo>', 'perché: resta scritto');
  const added = program.add(
    'add-station <nome>',
    'aggiunge un distributore nel punto di --at',
    (name: string, options: FactOptions) => addStation(call, name, options),
  );
  for (const [flags, description] of FACT_OPTIONS) {
    station.option(flags, description);
    added.option(flags, description);
  }
  program
    .add(
      'details <distributore>',
      'dice orari, servizi e pagamenti di un distributore, dopo averne cambiato quello che dicono le opzioni',
      (typed: string, options: DetailsOptions) => changeDetails(call, typed, options),
    )
    .option('--name <testo>', 'nome')
    .option('--description <testo>', 'descrizione; - la toglie, e così per gli altri')
    .option('--phone <testo>', 'telefono')
    .option('--hours <testo>', 'orari: "lun-ven 7:00-12:30 15:00-19:30; sab 7-12", oppure 24h')
    .option('--self-hours <testo>', 'orari del self-service')
    .option('--exceptions <testo>', 'giorni diversi: "2026-12-25 chiuso; 2027-01-06 8-12"')
    .option('--services <elenco>', `con la virgola: ${SERVICES.join(', ')}`)
    .option('--payments <elenco>', `con la virgola: ${PAYMENTS.join(', ')}`)
    .option('--smac <sì|no>', 'se accetta la SMaC');
  program
    .add(
      'pictures <distributore>',
      'elenca logo e foto di un distributore, dopo averne cambiato quello che dicono le opzioni',
      (typed: string, options: PictureOptions) => changePictures(call, typed, options),
    )
    .option('--logo <file>', 'cambia il logo; - lo toglie')
    .option('--add <file>', 'aggiunge una foto in fondo')
    .option('--of <numero>', 'di quale foto sono i testi')
    .option('--alt <testo>', 'che cosa si vede, per chi non la vede; - lo toglie')
    .option('--caption <testo>', 'didascalia; - la toglie')
    .option('--order <numeri>', "tutte le foto nell'ordine nuovo, con la virgola")
    .option('--remove <numero>', 'toglie una foto');
  program
    .add(
      'merge <resta> <altro>',
      'unisce due distributori: prezzi, gestori e foto passano a quello che resta',
      (kept: string, merged: string, options: { why?: string }) =>
        mergeInto(call, { kept, merged, ...options }),
    )
    .option('--why <testo>', 'perché: resta scritto');
  program
    .add(
      'token <distributore>',
      'elenca le chiavi delle casse, dopo averne creata o revocata una',
      (typed: string, options: { name?: string; revoke?: string }) =>
        changeTokens(call, typed, options),
    )
    .option('--name <cassa>', 'crea una chiave: si vede una volta sola')
    .option('--revoke <numero>', 'revoca una chiave');
  program.add('unmerge <numero>', "annulla un'unione, per un giorno", (id: string) =>
    unmerge(call, id),
  );
}
