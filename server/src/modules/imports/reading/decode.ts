import { gunzipSync } from 'node:zlib';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { Refusal } from '../../../refusal.ts';

/** Byte order marks of UTF-16, as written by Excel's "Unicode text", among others. */
const UTF16_MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * Decodes a file's bytes to text. Unpacks gzip, regardless of the file's name; decodes UTF-16 when there is a byte
 * order mark, otherwise UTF-8, or Windows-1252 (written by Excel in Italy) when the bytes are not valid UTF-8.
 * @param file the file's name in messages
 * @returns the text without a byte order mark
 * @throws Refusal when the archive is damaged or unpacks to too many bytes, UTF-16 is damaged, or it is not text
 */
export function decode(bytes: Uint8Array, file: string): string {
  const text = readText(isGzip(bytes) ? unpack(bytes, file) : bytes, file);
  if (!text.includes('\0')) return text;
  throw new Refusal(
    `${file} non è un file di testo: se è un foglio di calcolo, salvalo come CSV UTF-8.`,
  );
}

function readText(bytes: Uint8Array, file: string): string {
  const utf16 = UTF16_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(utf16?.[0] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!utf16) return new TextDecoder('windows-1252').decode(bytes);
    throw new Refusal(`${file} è un testo UTF-16 troncato o danneggiato.`, { cause: error });
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpack(bytes: Uint8Array, file: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: IMPORT_MAX.textBytes });
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    throw new Refusal(
      tooLarge
        ? `${file} è troppo grande: una volta decompresso supera ${IMPORT_MAX.textBytes / 1024 / 1024} MB.`
        : `${file} è un archivio gzip troncato o danneggiato.`,
      { cause: error },
    );
  }
}
