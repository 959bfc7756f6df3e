/** A back-up file: compressed lines, encrypted in age's format unless it is an open back-up. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { Refusal } from '../../refusal.ts';
import { DamagedBackup } from './damaged-backup.ts';
import { linesOf } from './lines.ts';

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Writes a new file and syncs it to the disk.
 * @param text in pieces
 * @param recipients public keys of age; if empty, the file is not encrypted
 * @returns its size in bytes
 */
export async function writeBackup(
  file: string,
  text: AsyncIterable<string>,
  recipients: readonly string[],
): Promise<number> {
  const close = async function* (packed: Bytes) {
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* (await encrypter.encrypt(webOf(packed))) as unknown as Bytes;
  };
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  const source = Readable.from(text, { objectMode: false });
  if (recipients.length > 0) await pipeline(source, createGzip(), close, out);
  else await pipeline(source, createGzip(), out);
  return (await stat(file)).size;
}

const AGE = 'age-encryption.org/';

/** Returns whether a file needs a key. @throws Refusal when it cannot be read */
export async function isEncrypted(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE;
  } catch (error) {
    throw new Refusal(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  }
}

/**
 * Reads a file line by line.
 * @param identity secret key of age; undefined when none was given
 * @throws Refusal for a missing or wrong key; DamagedBackup
 */
export async function* readBackup(
  file: string,
  identity: string | undefined,
): AsyncGenerator<string> {
  const isClosed = await isEncrypted(file);
  if (isClosed && !identity) {
    throw new Refusal('Il file è cifrato: indica il file della chiave segreta con --key.');
  }
  const bytes = createReadStream(file);
  const unpacked = createGunzip();
  // An error of any stream ends `unpacked`, whose reader receives it.
  pipe(isClosed ? Readable.from(decrypted(bytes, identity!)) : bytes, unpacked, () => undefined);
  try {
    yield* linesOf(unpacked.setEncoding('utf8'));
  } catch (error) {
    throw error instanceof Refusal ? error : new DamagedBackup(error);
  }
}

async function* decrypted(bytes: Bytes, identity: string): Bytes {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const opened = await decrypter.decrypt(webOf(bytes)).catch((error: Error) => {
    if (!error.message.startsWith('no identity matched')) throw error;
    throw new Refusal(
      'Questa chiave non apre il file: serve quella con cui è stato fatto, a meno che il file sia danneggiato.',
    );
  });
  yield* opened as unknown as Bytes;
}

/** The library's types name the browser's ReadableStream. */
const webOf = (bytes: Bytes) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
