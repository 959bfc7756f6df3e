import { encodeImage, UnusableImage, type EncodedImage, type ImageBounds } from './encode.ts';
import { refusedPicture } from '../../errors.ts';
import type { Uploads } from './uploads.ts';

interface Reception {
  /** Id of the sending account, whose uploads are handled one after another. */
  account: string;
  field: string;
  bounds: ImageBounds;
}

/**
 * Reads an uploaded picture, recognises it by its content and re-encodes it (rule avatar-rules).
 * @param read reads the file of a form's field, as `readUpload` does
 * @param uploads shared by all calls that take pictures
 * @param keep handles the picture; the account's next upload waits for this too
 * @throws validation on the field for an unusable picture; what `Uploads` throws
 */
export async function receivePicture<T>(
  read: (field: string) => Promise<Buffer>,
  uploads: Uploads,
  { account, field, bounds }: Reception,
  keep: (image: EncodedImage) => Promise<T>,
): Promise<T> {
  return await uploads.ofAccount(account, async () => {
    using _place = uploads.enter();
    const file = await read(field);
    const image = await uploads.inTurn(() => encode(file, field, bounds));
    return await keep(image);
  });
}

async function encode(file: Buffer, field: string, bounds: ImageBounds): Promise<EncodedImage> {
  try {
    return await encodeImage(file, bounds);
  } catch (error) {
    if (error instanceof UnusableImage) throw refusedPicture(field);
    throw error;
  }
}
