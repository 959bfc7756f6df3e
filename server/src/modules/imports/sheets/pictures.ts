import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { encodeImage, UnusableImage, type EncodedImage } from '../../images/encode.ts';
import { readRegularFile } from '../reading/regular-file.ts';
import { Refusal } from '../../../refusal.ts';

/** The pictures named in a file of stations; each is read and re-encoded once. */
export class Pictures {
  readonly #folder: string | undefined;
  readonly #byFile = new Map<string, EncodedImage>();

  /**
   * @param folder of the CSV, which must contain the pictures and to which their names are relative; undefined for an
   * address, which has no pictures
   */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  get all(): EncodedImage[] {
    return [...new Map([...this.#byFile.values()].map((image) => [image.hash, image])).values()];
  }

  /**
   * Reads and re-encodes a picture.
   * @returns the picture's hash
   * @throws UnusableImage with an Italian sentence that names the file
   */
  async read(name: string): Promise<string> {
    const file = await this.#find(name);
    const known = this.#byFile.get(file);
    if (known) return known.hash;
    const image = await encode(file, name);
    this.#byFile.set(file, image);
    return image.hash;
  }

  /** Finds the file and resolves all links, which must not lead out of the folder. */
  async #find(name: string): Promise<string> {
    if (this.#folder === undefined) {
      throw new UnusableImage(
        `${name}: le immagini si importano soltanto con un file, dalla sua cartella`,
      );
    }
    const outside = new UnusableImage(`${name}: il file deve stare nella cartella del CSV`);
    if (path.isAbsolute(name) || !isWithin(this.#folder, path.resolve(this.#folder, name))) {
      throw outside;
    }
    const [folder, file] = await Promise.all([
      realpath(this.#folder),
      realpath(path.resolve(this.#folder, name)),
    ]).catch((error: unknown) => {
      throw new UnusableImage(`${name}: il file non si può leggere`, { cause: error });
    });
    if (!isWithin(folder, file)) throw outside;
    return file;
  }
}

function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
}

async function encode(file: string, name: string): Promise<EncodedImage> {
  try {
    const limits = { maxBytes: IMPORT_MAX.pictureBytes, followsLink: false, called: name };
    const { bytes } = await readRegularFile(file, limits);
    return await encodeImage(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw new UnusableImage(error.message, { cause: error });
    if (!(error instanceof UnusableImage)) throw error;
    throw new UnusableImage(`${name}: ${error.message}`, { cause: error });
  }
}
