/** Wraps Commander with Italian help and errors, and our exit codes. */
import { Command, CommanderError } from 'commander';
import { AppError } from '../http/errors.ts';
import type { CommandOutput } from '../control/command.ts';

/** A sentence as it stands behind a colon. */
export const afterColon = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The command line is invalid; the message is an Italian sentence. Exit code 2. */
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
/** Italian sentences by Commander's error codes; `{}` stands for the word quoted in Commander's message. */
const SENTENCES: Record<string, string> = {
  'commander.unknownOption': "L'opzione {} non esiste.",
  'commander.unknownCommand': 'Il comando {} non esiste.',
  'commander.missingArgument': "Manca l'argomento {}.",
  'commander.optionMissingArgument': "All'opzione {} manca il valore.",
  'commander.missingMandatoryOptionValue': "Manca l'opzione {}.",
  'commander.excessArguments': 'Ci sono troppi argomenti.',
};

/** A program with subcommands, of which a command line selects one. */
export interface ItalianProgram {
  /**
   * Adds a subcommand.
   * @param spec in Commander's syntax, e.g. "ocm <file>"
   * @param action runs it; returns its exit code, or nothing for 0
   * @returns Commander's command, for adding options
   */
  add(spec: string, about: string, action: (...typed: never[]) => Promise<number | void>): Command;
  /**
   * Runs the subcommand that a command line names.
   * @returns its exit code; 0 when help was shown; 2 when the arguments are wrong, which is reported in Italian
   */
  run(args: readonly string[]): Promise<number>;
}

/** Creates a program without subcommands. @param name the npm script that runs it */
export function italianProgram(name: string, about: string, output: CommandOutput): ItalianProgram {
  const program = inItalian(new Command(`npm run ${name} --`), output)
    .helpCommand(false)
    .usage('<comando>')
    .description(about);
  let exit: number | void;
  return {
    add: (spec, description, action) => {
      const command = inItalian(program.command(spec), output);
      const [, ...words] = spec.split(' ');
      return command
        .usage(['[opzioni]', ...words].join(' '))
        .description(description)
        .action(async (...typed: unknown[]) => {
          exit = await action(...(typed as never[]));
        });
    },
    run: async (args) => {
      if (args.length === 0) {
        output.error(program.helpInformation().trimEnd());
        return USAGE_EXIT;
      }
      try {
        await program.parseAsync([...args], { from: 'user' });
        return exit ?? 0;
      } catch (error) {
        if (error instanceof CommanderError && error.exitCode === 0) return 0;
        output.error(tell(error));
        output.error(`Per l'aiuto: ${program.name()} --help`);
        return USAGE_EXIT;
      }
    },
  };
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

/** The sentence of a mistake of whoever typed. @throws the error, when it is another one */
function tell(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  // The sentences of the server's errors end without a full stop.
  if (error instanceof AppError) return `${error.message}.`;
  if (error instanceof CommanderError) return translate(error);
  throw error;
}
