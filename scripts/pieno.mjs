#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
// bin/pieno of a release: replaces its own process by the server or one of its commands, so that signals reach the server
// directly. Needs a Node, but neither npm nor a writable file system.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run/processes.mjs';
import { OLDEST } from './run/runtime.mjs';
import {
  COMMANDS,
  SERVER,
  commandLine,
  noCommand,
  serverModule,
  withMallocSettings,
} from './run/server-process.mjs';

/** The usual file of environment variables under systemd. An empty `ENV_FILE` reads none. */
const USUAL_ENV_FILE = '/etc/pieno/pieno.env';
const VERSION = '--version';
const KNOWN = ['start', ...COMMANDS, VERSION];

const [name, ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node) < OLDEST) {
  end(`Serve Node ${OLDEST} o più recente e qui c'è ${process.version}.`, 1);
} else if (name === VERSION) {
  console.log((await import(path.join(ROOT, serverModule('version')))).VERSION);
} else if (name === 'start') {
  become([...SERVER, ...args]);
} else if (COMMANDS.includes(name)) {
  become([...commandLine(name), ...args]);
} else {
  const known = KNOWN.map((each) => `pieno ${each}`);
  end(noCommand(name, known), 2);
}

function end(sentence, code) {
  console.error(sentence);
  process.exitCode = code;
}

/** Runs another Node in the folder of the release; typed file names stay relative to the caller's folder. */
function become(line) {
  const { ENV_FILE = existsSync(USUAL_ENV_FILE) ? USUAL_ENV_FILE : '' } = process.env;
  const env = withMallocSettings({
    ...process.env,
    ENV_FILE: ENV_FILE && path.resolve(ENV_FILE),
    INIT_CWD: process.cwd(),
  });
  process.chdir(ROOT);
  process.execve(process.execPath, [process.execPath, ...line], env);
}
