// How a server process is started: what Node and the C library are told about memory (decision 0042).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';

/**
 * Arguments of Node for whatever opens the embedded database. Compiling PGlite's largest functions again, optimised,
 * takes 550 MB for a moment and keeps 60; what a request asks becomes no faster by it. As arguments, because V8 wants
 * such flags before it starts: set in the database's thread, they could meet another thread that compiles.
 */
export const EMBEDDED_DATABASE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** The commands of the command line. */
export const COMMANDS = ['import', 'admin', 'data', 'doctor'];

/** A release has JavaScript in its place. @returns the path of a module of the server as it is here */
export const serverModule = (name) => {
  const released = `server/src/${name}.js`;
  return existsSync(path.join(ROOT, released)) ? released : `server/src/${name}.ts`;
};

/** Arguments of Node for one of them, then the program; what was typed after its name follows. */
export const commandLine = (name) => [
  '--disable-warning=ExperimentalWarning',
  ...EMBEDDED_DATABASE,
  serverModule('cli/main'),
  name,
];

/** Says in Italian that there is no such command, and which there are. */
export function noCommand(name, known) {
  const problem = name ? `Il comando «${name}» non esiste.` : 'Manca il nome del comando.';
  return `${problem} Si usa ${known.join(', ')}.`;
}

/** Arguments of Node, then the program. */
export const SERVER = [
  '--disable-warning=ExperimentalWarning',
  ...EMBEDDED_DATABASE,
  // Megabytes for new objects, twice; the default of 16 is filled before anything is cleared away, and with 4 clearing
  // away is the dearest part of our own in an answer (decision 0042).
  '--max-semi-space-size=8',
  // Little of them is still in use when it is full: to wake other threads for that costs more than to clear away alone.
  '--no-parallel-scavenge',
  serverModule('main'),
];

/** The environment with glibc's settings; those that are there already stay. */
export function withMallocSettings(environment) {
  return {
    // One pool of freed memory for every two of Node's threads instead of one for each.
    MALLOC_ARENA_MAX: '2',
    // Larger pieces, of a password's hash or a picture, go back to the system at once. Unset, the limit grows to 32 MB.
    MALLOC_MMAP_THRESHOLD_: '262144',
    ...environment,
  };
}
