import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { ImportFileName } from '@pieno/contract/imports/administered-imports.ts';
import { IMPORT_UPLOAD_BYTES } from '@pieno/contract/limits.ts';
import { toLine } from '@pieno/contract/text.ts';
import { isDiskFull } from '../../db/disk-full.ts';
import { AppError, diskFull, invalid } from '../../errors.ts';
import { endBeyond } from '../../http/read-upload.ts';

/** Maximum bytes of a form: two files and the parts between them. */
const FORM_MAX_BYTES = 2 * IMPORT_UPLOAD_BYTES + 64 * 1024;
export const FORM_LIMITS = {
  files: 2,
  fileSize: IMPORT_UPLOAD_BYTES,
  fields: 4,
  fieldSize: 100,
  parts: 6,
};
const NAME_MAX = 100;

/** Files uploaded by a browser, in a folder of their own. */
export interface UploadedFiles {
  /** Absolute paths, by the names that the kind gives its files. */
  files: Partial<Record<ImportFileName, string>>;
  texts: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * Writes the files of a form into a new folder that only this process's user may read.
 * @param names the fields in which files are accepted
 * @throws invalid when one is missing, too large or incomplete
 */
export async function receiveFiles(
  request: FastifyRequest,
  names: readonly ImportFileName[],
): Promise<UploadedFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pieno-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const received = await readParts(request, folder, names);
    if (names.some((name) => received.files[name] === undefined)) {
      throw invalid('import_file_missing');
    }
    await date(received);
    return { ...received, remove };
  } catch (error) {
    await remove();
    throw asAnswer(error, request);
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  names: readonly ImportFileName[],
): Promise<Omit<UploadedFiles, 'remove'>> {
  const files: UploadedFiles['files'] = {};
  const texts: Record<string, string> = {};
  endBeyond(FORM_MAX_BYTES, request);
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      texts[part.fieldname] = String(part.value);
      continue;
    }
    const name = names.find((each) => each === part.fieldname && !files[each]);
    if (!name) {
      part.file.resume();
      continue;
    }
    // Both files may have the same name.
    const own = path.join(folder, name);
    await mkdir(own);
    const file = path.join(own, safeName(part.filename));
    await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
    if (part.file.truncated) throw tooLarge();
    files[name] = file;
  }
  return { files, texts };
}

/** Sets the files' modification times to the times at which they were saved, which count for rows without a date. */
async function date({ files, texts }: Omit<UploadedFiles, 'remove'>): Promise<void> {
  const savedAt = Number(texts['saved_at']);
  if (!Number.isSafeInteger(savedAt) || savedAt <= 0) return;
  const seconds = Math.floor(savedAt / 1_000);
  await Promise.all(Object.values(files).map((file) => utimes(file, seconds, seconds)));
}

/** The last path segment of a file name that a browser sent, if it is a plain name. */
function safeName(sent: string | undefined): string {
  const last = (sent ?? '').split(/[\\/]/u).at(-1)!;
  const name = toLine(last, NAME_MAX).replace(/^\.+/u, '');
  return Buffer.byteLength(name) > 2 * NAME_MAX || name === '' ? 'file' : name;
}

function asAnswer(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskFull(error);
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  if (error instanceof RequestFileTooLargeError) return tooLarge();
  return invalid('import_upload_broken', error);
}

const tooLarge = () =>
  invalid({
    code: 'import_file_too_large',
    params: { megabytes: IMPORT_UPLOAD_BYTES / 1024 / 1024 },
  });
