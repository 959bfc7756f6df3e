import { once } from 'node:events';
import { connect } from 'node:net';
import type { CommandLine, CommandOutput } from './command.ts';
import { messages, send, type Answer } from './messages.ts';
import { findSocketPath } from './socket-path.ts';

/** What a caller wants to have run. */
export interface Call extends CommandLine {
  name: string;
  signal: AbortSignal;
}

/**
 * Has the server that owns the data folder run a command.
 * @returns its exit code; undefined when no server listens there
 */
export async function askServer(
  dataDir: string,
  { name, args, cwd, signal }: Call,
  output: CommandOutput,
): Promise<number | undefined> {
  const socket = connect(findSocketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  // Its loss shows in the end of the answers.
  socket.on('error', () => undefined);
  const cancel = () => send(socket, { cancel: true });
  signal.addEventListener('abort', cancel);
  try {
    send(socket, { run: name, args, cwd });
    if (signal.aborted) cancel();
    for await (const answer of messages<Answer>(socket)) {
      if ('exit' in answer) return answer.exit;
      if ('line' in answer) output.line(answer.line);
      else if ('error' in answer) output.error(answer.error);
      else output.progress(answer.progress);
    }
  } catch (error) {
    // A server that was killed may leave half a line.
    if (!(error instanceof SyntaxError)) throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    socket.destroy();
  }
  output.error('Il server si è fermato prima di finire il comando.');
  return 1;
}
