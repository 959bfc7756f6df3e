import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { m } from '../../../paraglide/messages.js';

/** Larger files would exceed a call's time limit on a slow network. */
const SENT_AS_IT_IS = 1024 * 1024;
/** Maximum length of the longer side, in pixels, as on the server. */
const SIDE = 1600;
const QUALITY = 0.9;
/** Formats that the server supports. */
const READ = /^image\/(jpeg|png|webp|gif)$/;
/** Formats with transparency. */
const CLEAR = /^image\/(png|webp|gif|avif)$/;

/**
 * Makes a phone's photo small enough to send (rule picture-upload): rotates it upright, scales
 * it down, and converts unsupported formats. Small files stay unchanged.
 * @throws Error with a message to show if the file is no image, or too large
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/')) throw new Error(m.error_not_an_image());
  const isRead = READ.test(file.type);
  if (isRead && file.size <= SENT_AS_IT_IS) return file;
  const smaller = await draw(file).catch(() => undefined);
  if (smaller && smaller.size <= IMAGE_MAX_BYTES) return smaller;
  if (!isRead) throw new Error(m.error_not_an_image());
  // The server may support a file that this browser cannot decode.
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
