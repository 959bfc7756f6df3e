/** npm run admin -- pictures: the logo and the photographs of a station, the twin of /gestore and /admin. */
import path from 'node:path';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { PictureWordsSchema } from '@pieno/contract/station-pictures.ts';
import type { CommandCall } from '../control/command.ts';
import type { Executor } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  encodeImage,
  LOGO,
  STATION_PICTURE,
  UnusableImage,
  type ImageBounds,
} from '../modules/images/encode.ts';
import { readRegularFile } from '../modules/imports/reading/regular-file.ts';
import {
  addPicture,
  removePicture,
  setLogo,
  setPictureOrder,
  setPictureWords,
} from '../modules/owners/pictures.ts';
import { readPictures } from '../modules/stations/own-pictures.ts';
import { findStation } from './find-station.ts';
import { UsageError } from './italian-command.ts';

/** The options of `pictures`, as they are typed. */
export interface PictureOptions {
  /** A file; '-' takes the logo away. */
  logo?: string;
  /** A file. */
  add?: string;
  /** The number of the picture whose words follow. */
  of?: string;
  alt?: string;
  caption?: string;
  /** Numbers of all pictures, with commas. */
  order?: string;
  remove?: string;
}

/**
 * Lists logo and photographs of a station, after changing what the options say: all of it, or nothing.
 * @throws UsageError, Refusal, notFound, AppError
 */
export async function changePictures(
  { open, output, cwd }: CommandCall,
  typed: string,
  options: PictureOptions,
): Promise<void> {
  const { logo, add, of, alt, caption, order, remove } = options;
  const isClearing = logo === '-';
  const wordsOf = readNumbers(of)?.[0];
  if ((alt !== undefined || caption !== undefined) !== (wordsOf !== undefined)) {
    throw new UsageError(
      '--alt e --caption dicono di quale foto con --of, e --of vuole uno dei due.',
    );
  }
  const wanted = { order: readNumbers(order), removed: readNumbers(remove)?.[0] };
  const image =
    logo !== undefined && !isClearing ? await readImage(path.resolve(cwd, logo), LOGO) : null;
  const added =
    add === undefined ? undefined : await readImage(path.resolve(cwd, add), STATION_PICTURE);
  const { database, clock } = await open();
  const { kysely } = database;
  const stationId = await findStation(kysely, typed);
  const change = { manager: { role: 'operator' } as const, stationId };
  await inTransaction(kysely, async (tx) => {
    if (image || isClearing) await setLogo(tx, clock, change, image);
    if (added) await addPicture(tx, clock, change, added);
    if (wanted.removed !== undefined) {
      await removePicture(tx, clock, { ...change, id: wanted.removed });
    }
    if (wanted.order) await setPictureOrder(tx, clock, change, wanted.order);
    if (wordsOf !== undefined) {
      const words = await readWords(tx, stationId, wordsOf, { alt, caption });
      await setPictureWords(tx, clock, { ...change, id: wordsOf }, words);
    }
  });
  const { business, logo_url, pictures } = await readPictures(kysely, stationId);
  output.line(`${business.id}  ${business.name}: ${logo_url ? 'con logo' : 'senza logo'}`);
  if (pictures.length === 0) output.line('    nessuna foto');
  for (const { id, alt: text, caption: below, width, height } of pictures) {
    const words = [text || 'senza testo alternativo', below].filter(Boolean).join(' · ');
    output.line(`    ${id}  ${width}×${height}  ${words}`);
  }
}

async function readImage(file: string, bounds: ImageBounds) {
  const { bytes } = await readRegularFile(file, { maxBytes: IMPORT_MAX.pictureBytes });
  try {
    return await encodeImage(bytes, bounds);
  } catch (error) {
    if (error instanceof UnusableImage) throw new UsageError(`${file}: ${error.message}.`);
    throw error;
  }
}

/** What is not said stays; '-' clears. */
async function readWords(
  tx: Executor,
  stationId: number,
  id: number,
  typed: { alt: string | undefined; caption: string | undefined },
) {
  const before = (await readPictures(tx, stationId)).pictures.find((each) => each.id === id);
  const said = (text: string | undefined, kept: string) => (text === '-' ? '' : (text ?? kept));
  const words = PictureWordsSchema.safeParse({
    alt: said(typed.alt, before?.alt ?? ''),
    caption: said(typed.caption, before?.caption ?? ''),
  });
  if (!words.success) throw new UsageError('Il testo è troppo lungo.');
  return words.data;
}

function readNumbers(typed: string | undefined): number[] | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,9}(,\s*\d{1,9})*$/u.test(typed)) {
    throw new UsageError(`«${typed}» non è il numero di una foto.`);
  }
  return typed.split(',').map(Number);
}
