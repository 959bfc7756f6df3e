import type { Command } from '../control/command.ts';
import { adminCommand } from './admin-command.ts';
import { importCommand } from './import-command.ts';

/** The commands of the command line by name, for its own process and for the server that runs them for it. */
export const COMMANDS = {
  import: importCommand,
  admin: adminCommand,
} as const satisfies Record<string, Command>;
