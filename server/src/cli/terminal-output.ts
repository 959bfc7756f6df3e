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
        format: '{label} {bar} {percentage}% · {value}/{total}',
        barCompleteChar: '█',
        barIncompleteChar: '░',
        clearOnComplete: true,
        hideCursor: true,
        stream: this.#stream,
      });
      this.#bar.start(total, done, { label });
    }
    this.#bar.update(done);
  }

  remove(): void {
    this.#bar?.stop();
    if (this.#label !== undefined && !this.#bar) this.#stream.write('\r\u001b[K');
    this.#bar = undefined;
    this.#label = undefined;
  }
}
