import { createServer, type Socket } from 'node:net';
import type { BaseLogger } from 'pino';
import type { Command, CommandContext, CommandOutput } from './command.ts';
import { explainFailure } from './failed-command.ts';
import { listenAt } from './listen-at.ts';
import { messages, send, type Request } from './messages.ts';
import { chooseSocketPath } from './socket-path.ts';

export interface ControlParts {
  commands: Readonly<Record<string, Command>>;
  context: Omit<CommandContext, 'output' | 'signal'>;
  logger: Pick<BaseLogger, 'error'>;
}

export interface Control {
  /** Stops listening, aborts running commands and waits for them. */
  close(): Promise<void>;
}

/**
 * Lets the command line run commands inside this process, which owns the embedded database, through a socket
 * in the data folder that only the same user may open (decision 0001).
 */
export async function serveCommands(parts: ControlParts): Promise<Control> {
  const { dataDir } = parts.context.config;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const server = createServer((socket) => {
    const run = answer(socket, parts, stopping.signal)
      // An incomplete line of a killed caller, or an unknown message, must not end the server.
      .catch((error: unknown) =>
        parts.logger.error({ err: error }, 'the control socket received an unreadable request'),
      )
      .finally(() => running.delete(run));
    running.add(run);
  });
  const remove = await listenAt(server, chooseSocketPath(dataDir), dataDir);
  return {
    close: async () => {
      server.close();
      stopping.abort();
      await Promise.all(running);
      remove();
    },
  };
}

async function answer(socket: Socket, parts: ControlParts, stopping: AbortSignal): Promise<void> {
  const left = new AbortController();
  // Without a listener an error would end the process. The end of the messages shows that a caller is lost.
  socket.on('error', () => undefined);
  const requests = messages<Request>(socket);
  try {
    const { value: request } = await requests.next();
    if (!request || !('run' in request)) return;
    void cancelWhenAsked(requests, left);
    const signal = AbortSignal.any([left.signal, stopping]);
    send(socket, { exit: await run(request, socket, signal, parts) });
  } finally {
    socket.end();
  }
}

async function run(
  { run: name, ...line }: Extract<Request, { run: string }>,
  socket: Socket,
  signal: AbortSignal,
  { commands, context, logger }: ControlParts,
): Promise<number> {
  const output = outputTo(socket);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    output.error(`Il server in funzione non conosce il comando «${name}»: riavvialo.`);
    return 1;
  }
  try {
    const inside = { ...context, output, signal };
    return await command({ ...line, ...inside, isServed: true, open: async () => inside });
  } catch (error) {
    const report = () => logger.error({ err: error, command: name }, 'a command failed');
    return explainFailure(error, signal, output, report);
  }
}

/** Aborts the command on the caller's next message, a cancellation, or when its connection ends. */
async function cancelWhenAsked(
  requests: AsyncGenerator<Request, void>,
  left: AbortController,
): Promise<void> {
  await requests.next().catch(() => undefined);
  left.abort();
}

function outputTo(socket: Socket): CommandOutput {
  return {
    line: (text) => send(socket, { line: text }),
    error: (text) => send(socket, { error: text }),
    // Progress is skipped for a caller that reads slowly; lines are always sent.
    progress: (progress) => {
      if (!socket.writableNeedDrain) send(socket, { progress });
    },
  };
}
