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
    const stopForwarding = forwardSignals([child]);
    const finish = (code) => {
      stopForwarding();
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
      ...options,
    });
    const chunks = [];
    const stopForwarding = forwardSignals([child]);
    const finish = (code) => {
      stopForwarding();
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
 * Hands the signals that should end this process to its children, which decide how to close.
 * @returns stops doing so
 */
export function forwardSignals(children) {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => {
    interrupted = true;
    // Ctrl-C in a terminal already reaches the whole group: a second one would cut a graceful close short.
    if (signal === 'SIGINT' && [0, 1, 2].some(isatty)) return;
    for (const child of children) child.kill(signal);
  };
  for (const name of names) process.on(name, forward);
  const watch = onLostParent(() => forward('SIGTERM'));
  return () => {
    for (const name of names) process.off(name, forward);
    clearInterval(watch);
  };
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
