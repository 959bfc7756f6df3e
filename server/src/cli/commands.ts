import type { Command } from '../control/command.ts';
import { adminCommand } from './admin-command.ts';
import { importCommand } from './import-command.ts';

/** The commands of the command line by name, wherever they run. */
export const COMMANDS = {
  import: importCommand,
  admin: adminCommand,
} as const satisfies Record<string, Command>;
