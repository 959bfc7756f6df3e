/**
 * npm run admin -- pictures. By the services of the calls, not through them: files are read here, not received, and
 * decoded before the one transaction in which all options are done.
 */
import path from 'node:path';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { PictureWordsSchema } from '@pieno/contract/pictures/station-pictures.ts';
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
} from '../calls/pictures/pictures.ts';
import { readPictures } from '../modules/stations/facts/own-pictures.ts';
import type { Entry } from './entry.ts';
import { UsageError } from './italian-command.ts';

interface PictureOptions {
  logo?: string;
  add?: string;
  of?: string;
  alt?: string;
  caption?: string;
  order?: string;
  remove?: string;
}

export const pictures: Entry = {
  reads: [],
  typed: 'pictures <distributore>',
  about: 'elenca logo e foto di un distributore, dopo averne cambiato quello che dicono le opzioni',
  options: {
    '--logo <file>': 'cambia il logo; - lo toglie',
    '--add <file>': 'aggiunge una foto in fondo',
    '--of <numero>': 'di quale foto sono i testi',
    '--alt <testo>': 'che cosa si vede, per chi non la vede; - lo toglie',
    '--caption <testo>': 'didascalia; - la toglie',
    '--order <numeri>': "tutte le foto nell'ordine nuovo, con la virgola",
    '--remove <numero>': 'toglie una foto',
  },
  async *run({ open, station, cwd }, typed: string, options: PictureOptions) {
    const { logo, add, of, alt, caption } = options;
    const [wordsOf] = readNumbers(of) ?? [];
    if ((alt !== undefined || caption !== undefined) !== (wordsOf !== undefined)) {
      throw new UsageError(
        '--alt e --caption dicono di quale foto con --of, e --of vuole uno dei due.',
      );
    }
    const order = readNumbers(options.order);
    const [removed] = readNumbers(options.remove) ?? [];
    const read = (file: string, bounds: ImageBounds) => readImage(path.resolve(cwd, file), bounds);
    const image = logo === undefined || logo === '-' ? null : await read(logo, LOGO);
    const added = add === undefined ? undefined : await read(add, STATION_PICTURE);
    const { database, clock } = await open();
    const { id: stationId } = await station(typed);
    const change = { manager: { role: 'operator' } as const, stationId };
    const {
      business,
      logo_url,
      pictures: all,
    } = await inTransaction(database.kysely, async (tx) => {
      if (logo !== undefined) await setLogo(tx, clock, change, image);
      if (added) await addPicture(tx, clock, change, added);
      if (removed !== undefined) await removePicture(tx, clock, { ...change, id: removed });
      if (order) await setPictureOrder(tx, clock, change, order);
      if (wordsOf !== undefined) {
        const words = await readWords(tx, stationId, wordsOf, { alt, caption });
        await setPictureWords(tx, clock, { ...change, id: wordsOf }, words);
      }
      return await readPictures(tx, stationId);
    });
    yield `${business.id}  ${business.name}: ${logo_url ? 'con logo' : 'senza logo'}`;
    if (all.length === 0) yield '    nessuna foto';
    for (const { id, alt: text, caption: below, width, height } of all) {
      const words = [text || 'senza testo alternativo', below].filter(Boolean).join(' · ');
      yield `    ${id}  ${width}×${height}  ${words}`;
    }
  },
};

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
