import { encodeImage, UnusableImage, type EncodedImage, type ImageBounds } from './encode.ts';
import { refusedPicture } from '../../errors.ts';
import type { Uploads } from './uploads.ts';

interface Reception {
  /** Id of the account that sends it: its uploads wait for one another. */
  account: string;
  /** Of the form. */
  field: string;
  bounds: ImageBounds;
}

/**
 * Reads a picture that somebody uploads, judges it by its content and encodes it anew (rule avatar-rules).
 * @param read reads the file of a form's field, as `readUpload` does
 * @param uploads shared by all calls that take pictures
 * @param keep what to do with it; the account's next upload waits for that too
 * @throws validation on the field for what is no usable picture; what `Uploads` throws
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
