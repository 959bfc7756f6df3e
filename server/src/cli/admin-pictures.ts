/**
 * npm run admin -- pictures. Uses the services of the calls directly: the files are local, and must be decoded before
 * the one transaction that applies all options.
 */
import path from 'node:path';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { PictureTextsSchema } from '@pieno/contract/pictures/station-pictures.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  encodeImage,
  LOGO,
  STATION_PICTURE,
  UnusableImage,
  type ImageBounds,
} from '../modules/images/encode.ts';
import { readRegularFile } from '../modules/imports/reading/regular-file.ts';
import * as services from '../calls/pictures/pictures.ts';
import { readPictures } from '../modules/stations/facts/own-pictures.ts';
import { entry, withoutOptions } from './entry.ts';
import { check, UsageError } from './typed.ts';
import { joined } from './format-output.ts';

export const pictures = entry({
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
  reads: withoutOptions,
  async *run({ open, station, cwd }, { logo, add, alt, caption, ...options }, typed: string) {
    const [of] = readNumbers(options.of);
    check(
      (alt === undefined && caption === undefined) === (of === undefined),
      '--alt e --caption dicono di quale foto con --of, e --of vuole uno dei due.',
    );
    const order = readNumbers(options.order);
    const [removed] = readNumbers(options.remove);
    const read = (file: string, bounds: ImageBounds) => readImage(path.resolve(cwd, file), bounds);
    const image = logo === undefined || logo === '-' ? null : await read(logo, LOGO);
    const added = add === undefined ? undefined : await read(add, STATION_PICTURE);
    const { database, clock } = await open();
    const { id: stationId } = await station(typed);
    const change = { manager: { role: 'operator' } as const, stationId };
    const now = await inTransaction(database.kysely, async (tx) => {
      if (logo !== undefined) await services.setLogo(tx, clock, change, image);
      if (added) await services.addPicture(tx, clock, change, added);
      if (removed !== undefined)
        await services.removePicture(tx, clock, { ...change, id: removed });
      if (order.length > 0) await services.setPictureOrder(tx, clock, change, order);
      if (of !== undefined) {
        const before = (await readPictures(tx, stationId)).pictures.find(({ id }) => id === of);
        // Omitted texts stay.
        const given = { alt: alt ?? before?.alt, caption: caption ?? before?.caption };
        await services.setPictureTexts(tx, clock, { ...change, id: of }, readTexts(given));
      }
      return await readPictures(tx, stationId);
    });
    yield `${now.business.id}  ${now.business.name}: ${now.logo_url ? 'con logo' : 'senza logo'}`;
    if (now.pictures.length === 0) yield '    nessuna foto';
    for (const { id, alt: text, caption: below, width, height } of now.pictures) {
      const texts = joined(text || 'senza testo alternativo', below || null);
      yield `    ${id}  ${width}×${height}  ${texts}`;
    }
  },
});

async function readImage(file: string, bounds: ImageBounds) {
  const { bytes } = await readRegularFile(file, { maxBytes: IMPORT_MAX.pictureBytes });
  return await encodeImage(bytes, bounds).catch((error: unknown) => {
    if (!(error instanceof UnusableImage)) throw error;
    throw new UsageError(`${file}: ${error.message}.`, { cause: error });
  });
}

/** Reads the typed texts; '-' clears one. */
function readTexts({ alt, caption }: { alt?: string | null; caption?: string | null }) {
  const textOf = (typed: string | null = '') => (typed === '-' ? '' : (typed ?? ''));
  const read = PictureTextsSchema.safeParse({ alt: textOf(alt), caption: textOf(caption) });
  check(read.success, 'Il testo è troppo lungo.');
  return read.data;
}

function readNumbers(typed: string | undefined): number[] {
  if (typed === undefined) return [];
  check(/^\d{1,9}(,\s*\d{1,9})*$/u.test(typed), `«${typed}» non è il numero di una foto.`);
  return typed.split(',').map(Number);
}
