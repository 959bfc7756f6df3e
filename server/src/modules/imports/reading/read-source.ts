import path from 'node:path';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { decode } from './decode.ts';
import { download } from './download.ts';
import { DOWNLOAD_SCOPES, type DownloadScope } from './download-scope.ts';
import { readRegularFile } from './regular-file.ts';

export interface SourceText {
  text: string;
  /** The file's name without its folder, for reports; the host for an address without a file name. */
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
 * @param scope permitted targets and maximum size of a download
 * @returns undefined when the known version is still current
 * @throws Refusal when it cannot be read, downloaded or decoded
 */
export async function readSource(
  source: string,
  etag?: string,
  scope: DownloadScope = 'typed',
): Promise<SourceText | undefined> {
  const name = nameOf(source);
  if (isAddress(source)) {
    const answer = await download(source, DOWNLOAD_SCOPES[scope], etag);
    if (!answer) return undefined;
    return { text: decode(answer.bytes, name), name, savedAt: undefined, etag: answer.etag };
  }
  const { bytes, savedAt } = await readRegularFile(source, {
    maxBytes: IMPORT_MAX.fileBytes,
    // Without its folder, which a browser must not see.
    called: name,
  });
  return { text: decode(bytes, name), name, savedAt, etag: undefined };
}

function nameOf(source: string): string {
  if (!isAddress(source)) return path.basename(source);
  const { pathname, hostname } = new URL(source);
  const last = path.posix.basename(pathname);
  return last.includes('.') ? last : hostname;
}
