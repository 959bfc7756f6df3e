// Starting other programs from the house's scripts: one way to wait for them and to end them.
import { spawn } from 'node:child_process';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, whatever the current folder is. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program to its end with this terminal.
 * @returns its exit code; 1 when it could not start, 128 + n when signal n ended it
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

/** Runs a program quietly. @returns its exit code and what it printed, both streams in order */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, which is ended whole: a test runner leaves its workers behind otherwise.
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

/** True when somebody asked this process to end while it ran another: nothing new should be started. */
export const wasInterrupted = () => interrupted;

/**
 * Acts on the signals that should end this process, which then lives on until its children have ended.
 * @returns stops doing so
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

/** Hands a signal to a child of this terminal. */
export function handOn(child, signal) {
  // Ctrl-C in a terminal already reaches the whole group: a second one would cut a graceful close short.
  if (signal === 'SIGINT' && [0, 1, 2].some(isatty)) return;
  child.kill(signal);
}

function endGroup(child, signal) {
  if (process.platform === 'win32') child.kill(signal);
  else if (child.exitCode === null) process.kill(-child.pid, signal);
}

/** Under npm stands a shell that dies of a signal without handing it on: to lose it means the same. */
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
