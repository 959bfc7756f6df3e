import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, renameSync, statSync } from 'node:fs';
import type { Server } from 'node:net';
import path from 'node:path';
import { findSocketPath, removeElsewhere, removeSocket } from './socket-path.ts';

/**
 * Listens on a socket that only the same user may open. On closing, libuv deletes whatever then has the name it
 * listened on; so the server listens on a hidden name and renames the socket. It thus never deletes the socket of
 * another server in the same folder.
 * @param socket the final name, not taken
 * @returns a function that removes the socket, if it is still this server's
 */
export async function listenAt(
  server: Server,
  socket: string,
  dataDir: string,
): Promise<() => void> {
  const isNamedPipe = process.platform === 'win32';
  const hidden = path.join(path.dirname(socket), `c-${randomBytes(4).toString('hex')}`);
  server.listen(isNamedPipe ? socket : hidden);
  await once(server, 'listening');
  if (isNamedPipe) return () => removeSocket(dataDir);
  chmodSync(hidden, 0o600);
  renameSync(hidden, socket);
  const own = look(socket);
  return () => {
    if (look(socket) !== own) return;
    // In a new data folder the pointer refers to another server's socket.
    if (findSocketPath(dataDir) === socket) removeSocket(dataDir);
    else removeElsewhere(socket);
  };
}

/** Identifies a file among others of the same name, even one that got the inode number of the first. */
function look(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats && `${stats.dev} ${stats.ino} ${stats.ctimeNs}`;
}
