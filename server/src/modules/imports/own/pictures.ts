import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { encodeImage, UnusableImage, type EncodedImage } from '../../images/encode.ts';

/** Maximum bytes of a picture's file, before it is re-encoded. */
const PICTURE_MAX = 25 * 1024 * 1024;

/** The pictures named in a file of stations; each is read and re-encoded once. */
export class Pictures {
  readonly #folder: string;
  readonly #byFile = new Map<string, EncodedImage>();

  /** @param folder the folder of the CSV: pictures are named relative to it and must be inside it */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All pictures read so far, each once. */
  get all(): EncodedImage[] {
    return [...new Map([...this.#byFile.values()].map((image) => [image.hash, image])).values()];
  }

  /**
   * Reads and re-encodes a picture.
   * @returns the picture's hash
   * @throws UnusableImage with an Italian sentence that names the file
   */
  async read(name: string): Promise<string> {
    const file = path.resolve(this.#folder, name);
    const known = this.#byFile.get(file);
    if (known) return known.hash;
    const image = await this.#encode(file, name);
    this.#byFile.set(file, image);
    return image.hash;
  }

  async #encode(file: string, name: string): Promise<EncodedImage> {
    if (path.relative(this.#folder, file).startsWith('..') || path.isAbsolute(name)) {
      throw new UnusableImage(`${name}: il file deve stare nella cartella del CSV`);
    }
    try {
      const { size } = await stat(file);
      if (size > PICTURE_MAX) {
        throw new UnusableImage(`il file supera ${PICTURE_MAX / 1024 / 1024} MB`);
      }
      return await encodeImage(await readFile(file));
    } catch (error) {
      const sentence =
        error instanceof UnusableImage ? error.message : 'il file non si può leggere';
      throw new UnusableImage(`${name}: ${sentence}`, { cause: error });
    }
  }
}
