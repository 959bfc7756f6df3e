import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Bytes. The kernel's limit for a socket path, with the final zero, is 108 on Linux and 104 on macOS.
const LONGEST_PATH = 103;
const SOCKET = 'control.sock';
const POINTER = 'control.path';

/**
 * Chooses the path of the server's control socket, and removes an old socket. It lies in the data folder or, when that
 * path is too long, in a new private folder, to which a pointer file in the data folder refers.
 */
export function chooseSocketPath(dataDir: string): string {
  const wanted = usualPath(dataDir);
  removeSocket(dataDir);
  if (Buffer.byteLength(wanted) <= LONGEST_PATH) return wanted;
  const elsewhere = path.join(mkdtempSync(path.join(tmpdir(), 'pieno-')), SOCKET);
  writeFileSync(path.join(dataDir, POINTER), elsewhere, { mode: 0o600 });
  return elsewhere;
}

/** Finds the path at which a running server would listen. */
export function findSocketPath(dataDir: string): string {
  return readPointer(dataDir) ?? usualPath(dataDir);
}

/** Removes the socket and pointer file of a stopped or killed server. Only the data folder's owner may call it. */
export function removeSocket(dataDir: string): void {
  const elsewhere = readPointer(dataDir);
  if (elsewhere) removeElsewhere(elsewhere);
  rmSync(path.join(dataDir, POINTER), { force: true });
  if (process.platform !== 'win32') rmSync(usualPath(dataDir), { force: true });
}

/** Removes the socket and the folder created for it; a folder with other content stays. */
export function removeElsewhere(socket: string): void {
  rmSync(socket, { force: true });
  try {
    rmdirSync(path.dirname(socket));
  } catch {
    // Removed already, or not created by us.
  }
}

function usualPath(dataDir: string): string {
  if (process.platform !== 'win32') return path.join(dataDir, SOCKET);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\pieno-${hash}`;
}

function readPointer(dataDir: string): string | undefined {
  try {
    return readFileSync(path.join(dataDir, POINTER), 'utf8');
  } catch {
    return undefined;
  }
}
