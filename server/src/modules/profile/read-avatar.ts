import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { AVATAR_FIELD } from '@pieno/contract/profile.ts';
import type { AppError } from '../../http/errors.ts';
import { validation } from '../../http/errors.ts';

/**
 * Bytes of a form that are read at most. Some beyond a file that is too large are, so that its sender hears
 * why; whoever goes on is cut off.
 */
const FORM_MAX_BYTES = 8 * IMAGE_MAX_BYTES;

/** The answer to a file that cannot become somebody's picture (spec §5). */
export const refusedAvatar = (sentence: string = SENTENCES.notAnImage): AppError =>
  validation({ [AVATAR_FIELD]: [sentence] });

/** Makes the routes of this scope read forms with one file, and leave every other body unread. */
export async function acceptAvatar(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  await app.register(multipart, {
    limits: { files: 1, fileSize: IMAGE_MAX_BYTES, fields: 10, fieldSize: 1000, parts: 11 },
  });
}

/**
 * Reads the file of the form's field, at most `IMAGE_MAX_BYTES`; fields of text beside it do not count.
 * @param request on a route behind `acceptAvatar`
 * @throws refusedAvatar where there is no such file, more than one, a larger one, or no readable form
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
    throw refusedAvatar(isTooLarge ? SENTENCES.imageTooLarge : SENTENCES.notAnImage);
  }
  if (!bytes) throw refusedAvatar();
  return bytes;
}
