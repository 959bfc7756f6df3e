import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { CommandLine, Progress } from './command.ts';

/** What a caller asks of the server, a line of JSON each. */
export type Request = ({ run: string } & CommandLine) | { cancel: true };

/** What the server answers, a line of JSON each; the last is the exit code. */
export type Answer =
  | { line: string }
  | { error: string }
  | { progress: Progress }
  | { exit: number };

/** Writes a message as one line. */
export function send(socket: Socket, message: Request | Answer): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** Reads the messages of the other side, which is a process of the same user and speaks this version. */
export async function* messages<T extends Request | Answer>(
  socket: Socket,
): AsyncGenerator<T, void> {
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    yield JSON.parse(line) as T;
  }
}
