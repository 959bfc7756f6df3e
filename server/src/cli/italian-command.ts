/** Commander in Italian: help, errors and exit codes as our commands need them. */
import { Command, CommanderError } from 'commander';
import type { CommandOutput } from '../control/command.ts';

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

/** @param name the npm script that runs the program */
export function italianProgram(name: string, output: CommandOutput): Command {
  const program = inItalian(new Command(`npm run ${name} --`), output).helpCommand(false);
  return program.usage('<comando>');
}

/** Adds a command with the program's manners; `spec` is commander's, e.g. "ocm <file>". */
export function addCommand(program: Command, spec: string, output: CommandOutput): Command {
  const command = inItalian(program.command(spec), output);
  const [, ...words] = spec.split(' ');
  return command.usage(['[opzioni]', ...words].join(' '));
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

/**
 * Parses and runs a program.
 * @returns 0, or 2 with an Italian sentence when the command line is wrong
 */
export async function runProgram(
  program: Command,
  args: readonly string[],
  output: CommandOutput,
): Promise<number> {
  if (args.length === 0) {
    output.error(program.helpInformation().trimEnd());
    return USAGE_EXIT;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (!(error instanceof CommanderError) && !(error instanceof UsageError)) throw error;
    output.error(error instanceof UsageError ? error.message : translate(error));
    output.error(`Per l'aiuto: ${program.name()} --help`);
    return USAGE_EXIT;
  }
}

function translate({ code, message }: CommanderError): string {
  const quoted = /'([^']+)'/u.exec(message)?.[1] ?? '';
  return (SENTENCES[code] ?? 'Il comando non è valido.').replace('{}', `«${quoted}»`);
}
