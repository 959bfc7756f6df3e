/** Runs the entries of a program with Commander, with Italian help and errors, and our exit codes. */
import { Command, CommanderError, Option, type HelpConfiguration } from 'commander';
import type { CommandCall, CommandOutput } from '../control/command.ts';
import { AppError } from '../errors.ts';
import { Refusal } from '../refusal.ts';
import { typedCommand } from '../typed-command.ts';
import { VERSION } from '../version.ts';
import { operatorOf, type Entry } from './entry.ts';
import { UsageError } from './typed.ts';

const USAGE_EXIT = 2;
const TITLES: Record<string, string> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argomenti:',
  'Options:': 'Opzioni:',
  'Commands:': 'Comandi:',
};
/** Italian sentences by Commander's error codes; `{}` stands for the word quoted in Commander's message. */
const SENTENCES: Record<string, string> = {
  'commander.unknownOption': "L'opzione {} non esiste.",
  'commander.unknownCommand': 'Il comando {} non esiste.',
  'commander.missingArgument': "Manca l'argomento {}.",
  'commander.optionMissingArgument': "All'opzione {} manca il valore.",
  'commander.missingMandatoryOptionValue': "Manca l'opzione {}.",
  'commander.excessArguments': 'Ci sono troppi argomenti.',
};

export interface Program {
  name: string;
  about: string;
  entries: readonly Entry[];
  /** True when a refusal is a normal outcome, with exit code 1. */
  mayRefuse?: boolean;
}

/** @returns the exit code: 0 when help was shown, 2 when the arguments are wrong, which is explained in Italian */
export async function runProgram(
  call: CommandCall,
  { name, about, entries, mayRefuse = false }: Program,
): Promise<number> {
  const { args, output } = call;
  // The commands inherit all settings. The space separates the command's own name.
  const program = new Command(typedCommand(`${name} `).trimEnd())
    .description(about)
    .usage('<comando>')
    .helpCommand(false)
    .version(VERSION, '-V, --version', 'mostra la versione')
    .helpOption('-h, --help', 'mostra questo aiuto')
    .exitOverride()
    .configureHelp(ITALIAN_HELP)
    .configureOutput({
      writeOut: (text) => output.line(text.trimEnd()),
      writeErr: () => undefined,
    });
  let exit = 0;
  for (const each of entries) {
    addCommand(program, each).action(async (...given: unknown[]) => {
      // Commander's last two arguments are the options and the command itself.
      const [options] = given.splice(-2) as [object];
      const operator = operatorOf(call, each.reads?.(options, ...given) ?? false);
      exit = await print(each.run(operator, options, ...(given as never[])), output);
    });
  }
  if (args.length === 0) {
    output.error(program.helpInformation().trimEnd());
    return USAGE_EXIT;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof Refusal && mayRefuse) {
      output.error(error.message);
      return 1;
    }
    output.error(sentenceFor(error));
    output.error(`Per l'aiuto: ${program.name()} --help`);
    return USAGE_EXIT;
  }
}

const ITALIAN_HELP: HelpConfiguration = {
  styleTitle: (title) => TITLES[title] ?? title,
  subcommandTerm: (command) => `${command.name()} ${command.usage()}`.replace('[opzioni] ', ''),
  optionDescription: ({ description, defaultValue }) =>
    defaultValue === undefined ? description : `${description} (se manca: ${defaultValue})`,
};

function addCommand(program: Command, { typed, about, options = {} }: Entry): Command {
  const usage = typed.replace(/^\S+/u, '[opzioni]');
  const command = program.command(typed).usage(usage).description(about);
  for (const [flags, meaning] of Object.entries(options)) {
    const [description, otherwise] = [meaning].flat();
    const option = new Option(flags, description).default(otherwise);
    // Commander would treat `--no-…` as true when it is not typed.
    option.negate = false;
    command.addOption(option);
  }
  return command;
}

/** @returns the exit code */
async function print(
  lines: AsyncGenerator<string, number | void>,
  output: CommandOutput,
): Promise<number> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return value ?? 0;
    output.line(value);
  }
}

/** The sentence for a typing error. @throws any other error */
function sentenceFor(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  // The sentences of the server's errors end without a full stop.
  if (error instanceof AppError) return `${error.message}.`;
  if (!(error instanceof CommanderError)) throw error;
  const quoted = /'([^']+)'/u.exec(error.message)?.[1] ?? '';
  return (SENTENCES[error.code] ?? 'Il comando non è valido.').replace('{}', `«${quoted}»`);
}
