import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The kernel refuses a longer socket path: 108 bytes with the final zero on Linux, 104 on macOS.
const LONGEST_PATH = 103;
const SOCKET = 'control.sock';
const POINTER = 'control.path';

/**
 * Where the server listens for commands: in the data folder, or, when that name is too long for a socket,
 * in a private folder that the data folder points to.
 */
export function chooseSocketPath(dataDir: string): string {
  const wanted = usualPath(dataDir);
  removeSocket(dataDir);
  if (Buffer.byteLength(wanted) <= LONGEST_PATH) return wanted;
  const elsewhere = path.join(mkdtempSync(path.join(tmpdir(), 'pieno-')), SOCKET);
  writeFileSync(path.join(dataDir, POINTER), elsewhere, { mode: 0o600 });
  return elsewhere;
}

/** Where a running server would listen. */
export function findSocketPath(dataDir: string): string {
  return readPointer(dataDir) ?? usualPath(dataDir);
}

/** Removes what a server, perhaps one that was killed, left behind. Only the data folder's owner may. */
export function removeSocket(dataDir: string): void {
  const elsewhere = readPointer(dataDir);
  if (elsewhere) removeElsewhere(elsewhere);
  rmSync(path.join(dataDir, POINTER), { force: true });
  if (process.platform !== 'win32') rmSync(usualPath(dataDir), { force: true });
}

/** Removes the socket and the folder made for it; any other folder, which holds more, stays. */
function removeElsewhere(socket: string): void {
  rmSync(socket, { force: true });
  try {
    rmdirSync(path.dirname(socket));
  } catch {
    // Gone already, or not ours.
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
