import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { terminalOutput } from './terminal-output.ts';

/** A stream that records what is written, and pretends to be a terminal or not. */
function stream(isTTY: boolean) {
  const through = new PassThrough();
  let text = '';
  through.on('data', (part: Buffer) => (text += part.toString()));
  const fake = Object.assign(through, {
    isTTY,
    columns: 80,
    cursorTo: () => true,
    clearLine: () => true,
    moveCursor: () => true,
  });
  return { stream: fake as unknown as NodeJS.WriteStream, read: () => text };
}

test('text goes to its stream, and progress is silent without a terminal', () => {
  const [out, errors] = [stream(false), stream(false)];
  const output = terminalOutput(out.stream, errors.stream);
  output.progress({ done: 1, total: 2, label: 'Prezzi' });
  output.line('fatto');
  output.error('male');
  output.finish();
  expect([out.read(), errors.read()]).toEqual(['fatto\n', 'male\n']);
});

test('on a terminal progress is a bar, removed at the end', () => {
  const [out, errors] = [stream(true), stream(true)];
  const output = terminalOutput(out.stream, errors.stream);
  output.progress({ done: 0, total: undefined, label: 'Leggo i file' });
  output.progress({ done: 500, total: 1000, label: 'Prezzi' });
  output.progress({ done: 1000, total: 1000, label: 'Prezzi' });
  output.line('fatto');
  output.finish();
  expect(errors.read()).toContain('Leggo i file…');
  expect(errors.read()).toContain('Prezzi ');
  expect(errors.read()).toContain('1000/1000 · ancora 0 s');
  expect(out.read()).toBe('fatto\n');
});

test('a closed pipe is no error; another write error is reported once and fails the command', () => {
  const [out, errors, failed] = [stream(false), stream(false), vi.fn<() => void>()];
  const output = terminalOutput(out.stream, errors.stream, failed);
  out.stream.emit('error', Object.assign(new Error('write'), { code: 'EPIPE' }));
  output.line('nessuno legge');
  expect(failed).not.toHaveBeenCalled();
  out.stream.emit('error', Object.assign(new Error('write'), { code: 'EIO' }));
  out.stream.emit('error', Object.assign(new Error('write'), { code: 'EIO' }));
  errors.stream.emit('error', Object.assign(new Error('write'), { code: 'EIO' }));
  expect(failed).toHaveBeenCalledOnce();
  expect(errors.read()).toBe('La risposta del comando non si può scrivere (EIO).\n');
});
