/** Commander in Italian: help, errors and exit codes as our commands need them. */
import { Command, CommanderError } from 'commander';
import type { CommandContext, CommandOutput, Work } from '../control/command.ts';

/** The command line itself is wrong; the message is an Italian sentence. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const USAGE_EXIT = 2;
const TITLES: Record<string, string> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argomenti:',
  'Options:': 'Opzioni:',
  'Commands:': 'Comandi:',
};
/** Commander's error codes, with `{}` for what its message quotes. */
const SENTENCES: Record<string, string> = {
  'commander.unknownOption': "L'opzione {} non esiste.",
  'commander.unknownCommand': 'Il comando {} non esiste.',
  'commander.missingArgument': "Manca l'argomento {}.",
  'commander.optionMissingArgument': "All'opzione {} manca il valore.",
  'commander.missingMandatoryOptionValue': "Manca l'opzione {}.",
  'commander.excessArguments': 'Ci sono troppi argomenti.',
};

/** A program of commands, one of which a line orders. */
export interface ItalianProgram {
  /**
   * Adds a command with the program's manners.
   * @param spec commander's, e.g. "ocm <file>"
   * @param order checks what was typed, as far as that goes without a database, and gives the work
   * @returns commander's command, for its options
   */
  add(spec: string, about: string, order: (...typed: never[]) => Work | Promise<Work>): Command;
  /**
   * @returns the work that the words order, where a UsageError becomes exit code 2 too; an exit code where there is
   *   none: 0 when help was asked for, 2 with an Italian sentence when the words are wrong
   */
  understand(words: readonly string[]): Promise<Work | number>;
}

/** @param name the npm script that runs the program */
export function italianProgram(name: string, about: string, output: CommandOutput): ItalianProgram {
  const program = inItalian(new Command(`npm run ${name} --`), output)
    .helpCommand(false)
    .usage('<comando>')
    .description(about);
  let work: Work | undefined;
  const told = <T>(run: () => Promise<T>) => telling(run, program, output);
  return {
    add: (spec, about, order) => {
      const command = inItalian(program.command(spec), output);
      const [, ...words] = spec.split(' ');
      return command
        .usage(['[opzioni]', ...words].join(' '))
        .description(about)
        .action(async (...typed: unknown[]) => {
          work = await order(...(typed as never[]));
        });
    },
    understand: async (words) => {
      if (words.length === 0) {
        output.error(program.helpInformation().trimEnd());
        return USAGE_EXIT;
      }
      return await told(async () => {
        await program.parseAsync([...words], { from: 'user' });
        const ordered = work!;
        return (context: CommandContext) => told(() => ordered(context));
      });
    },
  };
}

/** What is wrong with the line, found while it is read or while it is carried out, is told and becomes exit code 2. */
async function telling<T>(
  run: () => Promise<T>,
  program: Command,
  output: CommandOutput,
): Promise<T | number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (!(error instanceof CommanderError) && !(error instanceof UsageError)) throw error;
    output.error(error instanceof UsageError ? error.message : translate(error));
    output.error(`Per l'aiuto: ${program.name()} --help`);
    return USAGE_EXIT;
  }
}

function inItalian(command: Command, output: CommandOutput): Command {
  return command
    .exitOverride()
    .helpOption('-h, --help', 'mostra questo aiuto')
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      subcommandTerm: (command) => `${command.name()} ${command.usage()}`.replace('[opzioni] ', ''),
      optionDescription: ({ description, defaultValue }) =>
        defaultValue === undefined
          ? description
          : `${description} (se manca: ${String(defaultValue)})`,
    })
    .configureOutput({
      writeOut: (text) => output.line(text.trimEnd()),
      writeErr: () => undefined,
      outputError: () => undefined,
    });
}

function translate({ code, message }: CommanderError): string {
  const quoted = /'([^']+)'/u.exec(message)?.[1] ?? '';
  return (SENTENCES[code] ?? 'Il comando non è valido.').replace('{}', `«${quoted}»`);
}
