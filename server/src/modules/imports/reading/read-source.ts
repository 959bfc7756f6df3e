import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal.ts';
import { decode } from './decode.ts';
import { download, type Downloaded } from './download.ts';

/** Maximum bytes of a file or download. */
const FILE_MAX = 64 * 1024 * 1024;

export interface SourceText {
  text: string;
  /** The file's name without its folder, for reports. */
  name: string;
  /** When the file was last saved; unset for an address. */
  savedAt: Date | undefined;
  /** The server's ETag; unset for a file. */
  etag: string | undefined;
}

/** True for a web address, false for the name of a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//iu.test(source);
}

/**
 * Reads a file or an address as text, unpacking gzip.
 * @param source an absolute file name or an http(s) address
 * @param etag of the version already known, for a conditional request
 * @returns undefined when the known version is still current
 * @throws Refusal when it cannot be read, downloaded or decoded
 */
export async function readSource(source: string, etag?: string): Promise<SourceText | undefined> {
  const name = path.basename(isAddress(source) ? new URL(source).pathname : source);
  if (isAddress(source)) {
    const answer: Downloaded | undefined = await download(source, FILE_MAX, etag);
    if (!answer) return undefined;
    return { text: decode(answer.bytes, name), name, savedAt: undefined, etag: answer.etag };
  }
  const { bytes, savedAt } = await readBytes(source);
  return { text: decode(bytes, name), name, savedAt, etag: undefined };
}

async function readBytes(file: string): Promise<{ bytes: Uint8Array; savedAt: Date }> {
  try {
    const { size, mtime } = await stat(file);
    if (size > FILE_MAX) {
      throw new Refusal(`${file} è troppo grande: il limite è ${FILE_MAX / 1024 / 1024} MB.`);
    }
    return { bytes: await readFile(file), savedAt: mtime };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(unreadableSentence(file, error), { cause: error });
  }
}

function unreadableSentence(file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `Il file ${file} non esiste.`;
  if (code === 'EISDIR') return `${file} è una cartella, non un file.`;
  if (code === 'EACCES') return `Manca il permesso di leggere ${file}.`;
  return `Non riesco a leggere ${file}.`;
}
