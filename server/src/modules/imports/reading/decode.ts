import { gunzipSync } from 'node:zlib';
import { Refusal } from '../refusal.ts';

/** Bytes a file may have once unpacked: the ministry's largest has four million. */
const TEXT_MAX = 128 * 1024 * 1024;

/**
 * Turns a file's bytes into text: unpacks gzip, whatever the file is called, and reads UTF-8, or
 * Windows-1252 (what Excel writes in Italy) where it is no UTF-8.
 * @param file how a sentence names the file
 * @throws Refusal when the archive is damaged or grows too large
 */
export function decode(bytes: Uint8Array, file: string): string {
  const plain = isGzip(bytes) ? unpack(bytes, file) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return new TextDecoder('windows-1252').decode(plain);
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpack(bytes: Uint8Array, file: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: TEXT_MAX });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw new Refusal(
      tooLarge
        ? `${file} è troppo grande: una volta decompresso supera ${TEXT_MAX / 1024 / 1024} MB.`
        : `${file} è un archivio gzip troncato o danneggiato.`,
      { cause: error },
    );
  }
}
