// How a server process is started, with the memory settings of Node and the C library (decision 0042).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';

/**
 * Arguments of Node for processes that open the embedded database. Recompiling PGlite's largest functions with
 * optimisation takes 550 MB for a moment and keeps 60 MB, and makes no request faster. These are arguments because V8
 * needs such flags at its start: set in the database's thread, they could conflict with another thread that compiles.
 */
export const EMBEDDED_DATABASE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

export const COMMANDS = ['import', 'admin', 'data', 'doctor'];

/** A release contains JavaScript instead. @returns the path of a server module */
export const serverModule = (name) => {
  const released = `server/src/${name}.js`;
  return existsSync(path.join(ROOT, released)) ? released : `server/src/${name}.ts`;
};

/** Arguments of Node for a command, and the program; typed arguments follow. */
export const commandLine = (name) => [
  '--disable-warning=ExperimentalWarning',
  ...EMBEDDED_DATABASE,
  serverModule('cli/main'),
  name,
];

/** Returns an Italian sentence that names the existing commands. */
export function noCommand(name, known) {
  const problem = name ? `Il comando «${name}» non esiste.` : 'Manca il nome del comando.';
  return `${problem} Si usa ${known.join(', ')}.`;
}

export const SERVER = [
  '--disable-warning=ExperimentalWarning',
  ...EMBEDDED_DATABASE,
  // Megabytes of each half of the space for new objects. The default of 16 fills before the first collection, and with
  // 4 collection is the largest part of our own time in an answer (decision 0042).
  '--max-semi-space-size=8',
  // Few objects survive, so waking other threads for the collection costs more than it saves.
  '--no-parallel-scavenge',
  serverModule('main'),
];

/** Returns the environment with glibc's settings; existing values stay. */
export function withMallocSettings(environment) {
  return {
    // One pool of freed memory for every two of Node's threads instead of one each.
    MALLOC_ARENA_MAX: '2',
    // Larger blocks, such as a password's hash or a picture, return to the system at once. Otherwise the threshold
    // grows to 32 MB.
    MALLOC_MMAP_THRESHOLD_: '262144',
    ...environment,
  };
}
