/** npm run admin -- …: settings, the welcome message, single prices and accounts. */
import { isPublicSetting } from '@pieno/contract/settings.ts';
import type { Command, CommandContext, CommandOutput } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { listSettings, saveSetting } from '../modules/settings/repository.ts';
import { setPrice } from './admin-price.ts';
import { setUser, type Standing } from './admin-user.ts';
import { setWelcome } from './admin-welcome.ts';
import { addCommand, italianProgram, runProgram, UsageError } from './italian-command.ts';
import { SETTING_RULES } from './setting-values.ts';

/** @returns 0 when done, 1 when it could not be done, 2 when the command line is wrong */
export const adminCommand: Command = async (context, args, output) => {
  const program = italianProgram('admin', output).description(
    'Cambia impostazioni, messaggio di benvenuto, singoli prezzi e account. Vale subito, senza riavvio.',
  );
  addCommand(program, 'set <chiave> <valori...>', output)
    .description(`cambia un'impostazione; le chiavi: ${Object.keys(SETTING_RULES).join(', ')}`)
    .action((key: string, values: string[]) => setSetting(context, output, key, values));
  addCommand(program, 'setting <list>', output)
    .description('«setting list» elenca le impostazioni')
    .action((word: string) => showSettings(context, output, word));
  addCommand(program, 'welcome <file>', output)
    .description('cambia il messaggio di benvenuto (HTML)')
    .option('--source <nome>', 'chi firma il messaggio', 'Pieno')
    .action((file: string, { source }: { source: string }) =>
      setWelcome(context, output, file, source),
    );
  addCommand(program, 'price <distributore> <carburante> <prezzo>', output)
    .description('registra un prezzo: distributore (id o nome), carburante (id o nome), euro')
    .action((station: string, fuel: string, price: string) =>
      setPrice(context, output, { station, fuel, price }),
    );
  addCommand(program, 'user <email>', output)
    .description("cambia il ruolo di un account o lo disattiva; senza opzioni dice com'è")
    .option('--role <ruolo>', 'user oppure admin')
    .option('--active', 'riattiva')
    .option('--inactive', 'disattiva: le sue sessioni finiscono')
    .action((email: string, standing: Standing) => setUser(context, output, email, standing));
  return await runProgram(program, args, output);
};

async function setSetting(
  { database }: CommandContext,
  output: CommandOutput,
  key: string,
  values: readonly string[],
): Promise<void> {
  if (!isPublicSetting(key)) {
    const keys = Object.keys(SETTING_RULES).join(', ');
    throw new UsageError(`L'impostazione «${key}» non esiste. Le chiavi sono ${keys}.`);
  }
  const problem = SETTING_RULES[key].problem(values);
  if (problem) throw new UsageError(`${key}: ${problem}.`);
  const stored = values.map((value) => (value === '-' ? null : value));
  await inTransaction(database.kysely, (tx) => saveSetting(tx, key, stored));
  output.line(`${key}: ${values.join(' ')}`);
}

async function showSettings(
  { database }: CommandContext,
  output: CommandOutput,
  word: string,
): Promise<void> {
  if (word !== 'list') throw new UsageError(`«setting ${word}» non esiste: prova «setting list».`);
  const settings = await listSettings(database.kysely);
  for (const [key, { about, values }] of Object.entries(SETTING_RULES)) {
    const { value1, value2, value3 } = settings.get(key) ?? {};
    const held = [value1, value2 && 'chiave nascosta', value3].filter(Boolean).join(' · ');
    output.line(`${key} = ${held || '(vuota)'}`);
    output.line(`    ${about} (${values})`);
  }
}
