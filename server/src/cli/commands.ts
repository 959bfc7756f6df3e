import type { Command } from '../control/command.ts';
import { adminCommand } from './admin-command.ts';
import { importCommand } from './import-command.ts';

/** The commands of the command line by name, wherever they run. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  import: importCommand,
  admin: adminCommand,
};
