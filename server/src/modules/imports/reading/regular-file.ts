import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { Refusal } from '../../../refusal.ts';

export interface FileBytes {
  bytes: Uint8Array;
  savedAt: Date;
}

// Non-blocking, because opening a pipe without a writer would never return.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads a file. Pipes, devices and folders are refused without reading from them.
 * @param maxBytes a larger file is refused, whatever its stated size
 * @param followsLink false refuses a link
 * @param called the file's name in messages
 * @throws Refusal with an Italian sentence
 */
export async function readRegularFile(
  file: string,
  {
    maxBytes,
    followsLink = true,
    called = file,
  }: { maxBytes: number; followsLink?: boolean; called?: string },
): Promise<FileBytes> {
  try {
    const flags = followsLink ? FLAGS : FLAGS | (constants.O_NOFOLLOW ?? 0);
    await using handle = await open(file, flags);
    const stats = await handle.stat();
    if (stats.isDirectory()) throw new Refusal(`${called} è una cartella, non un file.`);
    if (!stats.isFile()) throw new Refusal(`${called} non è un file.`);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of handle.createReadStream({ autoClose: false, end: maxBytes })) {
      parts.push(part as Buffer);
      size += (part as Buffer).byteLength;
    }
    if (size > maxBytes) {
      throw new Refusal(`${called} è troppo grande: il limite è ${maxBytes / 1024 / 1024} MB.`);
    }
    return { bytes: Buffer.concat(parts), savedAt: stats.mtime };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(unreadableSentence(called, error), { cause: error });
  }
}

function unreadableSentence(file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `Il file ${file} non esiste.`;
  if (code === 'EISDIR') return `${file} è una cartella, non un file.`;
  if (code === 'EACCES') return `Manca il permesso di leggere ${file}.`;
  if (code === 'ENXIO') return `${file} non è un file.`;
  return `Non riesco a leggere ${file}.`;
}
