import { SingleBar } from 'cli-progress';
import type { CommandOutput, Progress } from '../control/command.ts';
import { DISK_IS_FULL } from '../db/disk-full.ts';

export interface TerminalOutput extends CommandOutput {
  /** Removes the progress bar. */
  finish(): void;
}

/**
 * Shows a command's output: text immediately, progress as a bar when `errors` is a terminal. Write errors never stop
 * the command.
 * @param failed called once when text could not be written to `out`, unless its reader closed the pipe
 */
export function terminalOutput(
  out: NodeJS.WriteStream = process.stdout,
  errors: NodeJS.WriteStream = process.stderr,
  failed: () => void = failAtTheEnd,
): TerminalOutput {
  let isLost = false;
  out.on('error', ({ code }: NodeJS.ErrnoException) => {
    // EPIPE: the reader, such as `head`, closed the pipe because it needs no more.
    if (code === 'EPIPE' || isLost) return;
    isLost = true;
    const why = code === 'ENOSPC' ? `: ${DISK_IS_FULL}` : ` (${code})`;
    errors.write(`La risposta del comando non si può scrivere${why}.\n`);
    failed();
  });
  errors.on('error', () => undefined);
  const bar = errors.isTTY ? new Bar(errors) : undefined;
  return {
    line: (text) => {
      bar?.remove();
      out.write(`${text}\n`);
    },
    error: (text) => {
      bar?.remove();
      errors.write(`${text}\n`);
    },
    progress: (progress) => bar?.show(progress),
    finish: () => bar?.remove(),
  };
}

/** Makes the exit code 1 unless it is an error already. On exit, as the command may set the code after this. */
function failAtTheEnd(): void {
  process.once('exit', () => {
    process.exitCode ||= 1;
  });
}

/** A progress bar per phase: a new one begins when the label changes. */
class Bar {
  readonly #stream: NodeJS.WriteStream;
  #bar: SingleBar | undefined;
  #label: string | undefined;
  #begun = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  show({ done, total, label }: Progress): void {
    if (label !== this.#label) this.remove();
    this.#label = label;
    if (total === undefined) {
      this.#stream.write(`\r${label}…`);
      return;
    }
    if (!this.#bar) {
      this.#bar = new SingleBar({
        format: '{label} {bar} {percentage}% · {value}/{total}{left}',
        barCompleteChar: '█',
        barIncompleteChar: '░',
        clearOnComplete: true,
        hideCursor: true,
        stream: this.#stream,
      });
      this.#begun = performance.now();
      this.#bar.start(total, done, { label, left: '' });
    }
    this.#bar.update(done, { left: leftText(performance.now() - this.#begun, done, total) });
  }

  remove(): void {
    this.#bar?.stop();
    if (this.#label !== undefined && !this.#bar) this.#stream.write('\r\u001b[K');
    this.#bar = undefined;
    this.#label = undefined;
  }
}

/** How long the rest takes if it goes on like this; nothing before the first is done. */
function leftText(tookMs: number, done: number, total: number): string {
  if (done === 0) return '';
  const seconds = Math.round(((tookMs / done) * (total - done)) / 1_000);
  return ` · ancora ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}`;
}
