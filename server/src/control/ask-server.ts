import { once } from 'node:events';
import { connect } from 'node:net';
import type { CommandLine, CommandOutput } from './command.ts';
import { messages, send, type Answer } from './messages.ts';
import { findSocketPath } from './socket-path.ts';

export interface ServerCommand extends CommandLine {
  name: string;
  signal: AbortSignal;
}

/**
 * Asks the server that owns the data folder to run a command, and passes its output on.
 * @returns the command's exit code, or 1 when the server stopped before the end; undefined when no server listens
 */
export async function askServer(
  dataDir: string,
  { name, args, cwd, signal }: ServerCommand,
  output: CommandOutput,
): Promise<number | undefined> {
  const socket = connect(findSocketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  // Ignored here: a lost connection ends the loop over the answers below.
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
    // A server that was killed may leave an incomplete line.
    if (!(error instanceof SyntaxError)) throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    socket.destroy();
  }
  output.error('Il server si è fermato prima di finire il comando.');
  return 1;
}
