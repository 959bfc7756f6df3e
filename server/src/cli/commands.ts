import type { Command } from '../control/command.ts';

/**
 * The commands of the command line by name, for its own process and for the server that runs them on its behalf. Each
 * is loaded when it is called, because loading another may take half a second.
 */
export const COMMANDS = {
  import: async (call) => await (await import('./import-command.ts')).importCommand(call),
  admin: async (call) => await (await import('./admin-command.ts')).adminCommand(call),
  data: async (call) => await (await import('./data-command.ts')).dataCommand(call),
  doctor: async (call) => await (await import('./doctor/doctor-command.ts')).doctorCommand(call),
} as const satisfies Record<string, Command>;
