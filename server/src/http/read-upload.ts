import multipart, { type FastifyMultipartOptions } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { refusedPicture } from '../errors.ts';

/**
 * Maximum bytes read of a form. Larger than the file limit, so that the sender of an oversized file still receives the
 * error; beyond this the connection is closed.
 */
const FORM_MAX_BYTES = 8 * IMAGE_MAX_BYTES;

/**
 * Makes the routes of this scope accept multipart forms and ignore every other body. Their handlers read and check the
 * form themselves: the schemas only document it.
 */
export async function acceptForms(
  app: FastifyInstance,
  limits: FastifyMultipartOptions['limits'],
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setValidatorCompiler(() => () => true);
  await app.register(multipart, { limits });
}

const IMAGE_LIMITS = {
  files: 1,
  fileSize: IMAGE_MAX_BYTES,
  fields: 10,
  fieldSize: 1000,
  parts: 11,
};

export const acceptUpload = (app: FastifyInstance): Promise<void> => acceptForms(app, IMAGE_LIMITS);

/** Closes the connection of a client that sends more than `most` bytes. */
export function endBeyond(most: number, { raw }: FastifyRequest): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > most) raw.destroy();
  });
}

/**
 * Reads the file in a form's field, at most `IMAGE_MAX_BYTES`; text fields are ignored.
 * @param request on a route in a scope with `acceptUpload`
 * @throws refusedPicture when the file is missing or too large, there is more than one, or the form is unreadable
 */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  let bytes: Buffer | undefined;
  endBeyond(FORM_MAX_BYTES, request);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue;
      if (part.fieldname === field) bytes = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    const { RequestFileTooLargeError } = request.server.multipartErrors;
    const isTooLarge = error instanceof RequestFileTooLargeError;
    throw refusedPicture(field, isTooLarge ? 'image_too_large' : 'not_an_image');
  }
  if (!bytes) throw refusedPicture(field);
  return bytes;
}
