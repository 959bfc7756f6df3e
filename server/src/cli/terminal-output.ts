import { SingleBar, type Options } from 'cli-progress';
import type { CommandOutput, Progress } from '../control/command.ts';
import { DISK_IS_FULL } from '../db/disk-full.ts';

export interface TerminalOutput extends CommandOutput {
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
  const bar = errors.isTTY ? progressBar(errors) : undefined;
  const writeTo = (stream: NodeJS.WriteStream) => (text: string) => {
    bar?.remove();
    stream.write(`${text}\n`);
  };
  return {
    line: writeTo(out),
    error: writeTo(errors),
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
function progressBar(stream: NodeJS.WriteStream) {
  let bar: SingleBar | undefined;
  let phase: string | undefined;
  const remove = (): void => {
    bar?.stop();
    if (phase !== undefined && !bar) stream.write('\r\u001b[K');
    bar = phase = undefined;
  };
  const show = ({ done, total, label }: Progress): void => {
    if (label !== phase) remove();
    phase = label;
    if (total === undefined) {
      stream.write(`\r${label}…`);
      return;
    }
    if (!bar) {
      bar = new SingleBar({ ...BAR, stream });
      bar.start(total, done, { label });
    }
    bar.update(done);
  };
  return { show, remove };
}

const BAR: Options = {
  format: '{label} {bar} {percentage}% · {value}/{total}{eta_formatted}',
  barCompleteChar: '█',
  barIncompleteChar: '░',
  clearOnComplete: true,
  hideCursor: true,
  // The remaining time is estimated from this number of updates.
  etaBuffer: 1_000,
  formatTime: leftText,
};

/** The estimated remaining time; empty before the first update. */
function leftText(seconds: number): string {
  // The library passes a text then.
  if (!Number.isFinite(seconds)) return '';
  return ` · ancora ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}`;
}
