import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { CommandLine, Progress } from './command.ts';

/** A message from the caller to the server, sent as one line of JSON. */
export type Request = ({ run: string } & CommandLine) | { cancel: true };

/** A message from the server to the caller, sent as one line of JSON; the last one is the exit code. */
export type Answer =
  | { line: string }
  | { error: string }
  | { progress: Progress }
  | { exit: number };

export function send(socket: Socket, message: Request | Answer): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** Reads the other side's messages, unchecked: it is a process of the same user and version. @throws SyntaxError */
export async function* messages<T extends Request | Answer>(
  socket: Socket,
): AsyncGenerator<T, void> {
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    yield JSON.parse(line) as T;
  }
}
