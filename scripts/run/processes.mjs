// Runs other programs from the scripts, waits for them and forwards signals.
import { spawn } from 'node:child_process';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, independent of the current folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in this terminal until it exits.
 * @returns its exit code; 1 if it could not be started, 128 + n if it was ended by signal n
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    const ignoreSignals = onSignal((signal) => handOn(child, signal));
    const finish = (code) => {
      ignoreSignals();
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + (SIGNALS[signal] ?? 0)));
  });
}

/** Runs a program without output. @returns its exit code, and stdout and stderr combined in order */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that the whole group can be signalled: a test runner may leave its workers behind.
      detached: process.platform !== 'win32',
      ...options,
    });
    const chunks = [];
    const ignoreSignals = onSignal((signal) => endGroup(child, signal));
    const finish = (code) => {
      ignoreSignals();
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(1);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + (SIGNALS[signal] ?? 0)));
  });
}

const SIGNALS = { SIGINT: 2, SIGKILL: 9, SIGTERM: 15, SIGHUP: 1 };

let interrupted = false;

/** Returns whether this process was asked to end while it ran another one: nothing new should start. */
export const wasInterrupted = () => interrupted;

/**
 * Calls `act` on signals that ask this process to end; the process then waits for its children to exit.
 * @returns a function that removes the handlers
 */
export function onSignal(act) {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const handle = (signal) => {
    interrupted = true;
    act(signal);
  };
  for (const name of names) process.on(name, handle);
  const watch = onLostParent(() => handle('SIGTERM'));
  return () => {
    for (const name of names) process.off(name, handle);
    clearInterval(watch);
  };
}

/** Forwards a signal to a child that shares this terminal. */
export function handOn(child, signal) {
  // Ctrl-C in a terminal reaches the whole process group; a second SIGINT would interrupt a graceful shutdown.
  if (signal === 'SIGINT' && [0, 1, 2].some(isatty)) return;
  child.kill(signal);
}

function endGroup(child, signal) {
  if (process.platform === 'win32') child.kill(signal);
  else if (child.exitCode === null) process.kill(-child.pid, signal);
}

/** Calls `act` when the parent dies under npm, whose shell does not forward signals. */
function onLostParent(act) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500).unref();
  return watch;
}
