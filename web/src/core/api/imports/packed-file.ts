import { IMPORT_UPLOAD_BYTES } from '@pieno/contract/limits.ts';
import { m } from '../../../paraglide/messages.js';
import { ApiError } from '../api-error.ts';

/**
 * Compresses a file with gzip for an import; a ministry's file shrinks to a fifth.
 * @throws ApiError when the file has changed or disappeared since it was chosen, or is too large
 */
export async function packedFile(file: File): Promise<Blob> {
  const packed = await pack(file).catch((error: unknown) => {
    throw new ApiError(0, { message: m.import_file_changed() }, { cause: error });
  });
  if (packed.size <= IMPORT_UPLOAD_BYTES) return packed;
  const megabytes = IMPORT_UPLOAD_BYTES / 1024 / 1024;
  throw new ApiError(422, { message: m.error_import_file_too_large({ megabytes }) });
}

async function pack(file: File): Promise<Blob> {
  // The file is already gzip.
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0x1f && second === 0x8b) return new Blob([await file.arrayBuffer()]);
  return await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
