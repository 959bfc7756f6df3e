import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@pieno/contract/error-sentences.ts';
import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { AVATAR_FIELD } from '@pieno/contract/profile.ts';
import type { AppError } from '../../http/errors.ts';
import { validation } from '../../http/errors.ts';

/**
 * Maximum bytes read of a form. Larger than the file limit, so that the sender of a file that is too large still
 * receives the error; beyond this the connection is closed.
 */
const FORM_MAX_BYTES = 8 * IMAGE_MAX_BYTES;

/** The error for a file that cannot be used as a user's picture (rule avatar-rules). */
export const refusedAvatar = (code: ErrorCode = 'not_an_image'): AppError =>
  validation({ [AVATAR_FIELD]: [{ code }] });

/** Makes the routes of this scope accept multipart forms with one file, and ignore every other body. */
export async function acceptAvatar(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  await app.register(multipart, {
    limits: { files: 1, fileSize: IMAGE_MAX_BYTES, fields: 10, fieldSize: 1000, parts: 11 },
  });
}

/**
 * Reads the file in the form's field `AVATAR_FIELD`, at most `IMAGE_MAX_BYTES`; text fields are ignored.
 * @param request on a route in a scope with `acceptAvatar`
 * @throws refusedAvatar when the file is missing or too large, there is more than one, or the form is unreadable
 */
export async function readAvatar(request: FastifyRequest): Promise<Buffer> {
  let bytes: Buffer | undefined;
  let received = 0;
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > FORM_MAX_BYTES) request.raw.destroy();
  });
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue;
      if (part.fieldname === AVATAR_FIELD) bytes = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    const { RequestFileTooLargeError } = request.server.multipartErrors;
    const isTooLarge = error instanceof RequestFileTooLargeError;
    throw refusedAvatar(isTooLarge ? 'image_too_large' : 'not_an_image');
  }
  if (!bytes) throw refusedAvatar();
  return bytes;
}
