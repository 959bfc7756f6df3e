import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { m } from '../../../paraglide/messages.js';

/** Bytes that are sent as they are: on a slow network more would not arrive in the time of a call. */
const SENT_AS_IT_IS = 1024 * 1024;
/** Pixels of the longer side: the server keeps no more. */
const SIDE = 1600;
const QUALITY = 0.9;
/** What the server reads. */
const READ = /^image\/(jpeg|png|webp|gif)$/;
/** Kinds that may be transparent. */
const CLEAR = /^image\/(png|webp|gif|avif)$/;

/**
 * Makes a photograph of a phone small enough to be sent (rule picture-upload): it is turned upright and scaled down, and
 * what the server cannot read becomes what it can. Small ones stay as they are.
 * @throws Error with the sentence for what is no picture, or stays too large
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/')) throw new Error(m.error_not_an_image());
  const isRead = READ.test(file.type);
  if (isRead && file.size <= SENT_AS_IT_IS) return file;
  const smaller = await draw(file).catch(() => undefined);
  if (smaller && smaller.size <= IMAGE_MAX_BYTES) return smaller;
  if (!isRead) throw new Error(m.error_not_an_image());
  // The server may read what this browser does not.
  if (file.size > IMAGE_MAX_BYTES) throw new Error(m.error_image_too_large());
  return file;
}

async function draw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = CLEAR.test(file.type) ? 'image/webp' : 'image/jpeg';
  return await new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(type)));
    canvas.toBlob(take, type, QUALITY);
  });
}
