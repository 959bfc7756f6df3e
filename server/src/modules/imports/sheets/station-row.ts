/** Reads one row of the operator's list of stations. */
import { altText, type GalleryEntry } from '../../stations/facts/gallery.ts';
import type { OperatorFields } from '../../stations/facts/save-operator-station.ts';
import { GALLERY_MAX } from '@pieno/contract/station-limits.ts';
import { tooLong } from '../../stations/facts/text-lengths.ts';
import type { Reject } from '../runs/reasons.ts';
import type { StationData } from './sheet-contents.ts';
import type { TableRow } from './csv-table.ts';
import type { Pictures } from './pictures.ts';
import { readDegrees, readSells, readText, type Read } from './station-fields.ts';

const TEXTS = {
  name: ['nome'],
  kind: ['tipo'],
  country: ['paese'],
  brand: ['marchio', 'bandiera'],
  short_description: ['descrizione_breve'],
  description: ['descrizione'],
  address: ['indirizzo'],
  postcode: ['cap'],
  locality: ['località', 'localita', 'castello', 'comune'],
  phone: ['telefono'],
  mobile: ['cellulare'],
  email: ['posta'],
  website: ['sito'],
  opening_hours: ['orari'],
} as const;
/** The columns of the list, with their alternative names. */
export const COLUMNS = {
  id: [],
  code: ['codice'],
  ...TEXTS,
  latitude: ['latitudine'],
  longitude: ['longitudine'],
  sells: ['carburanti', 'vende'],
  logo: [],
  gallery: ['galleria'],
} as const;
type Column = keyof typeof COLUMNS;
/** The columns whose cells may have several lines. */
export const PARAGRAPHS = ['description', 'opening_hours', 'gallery'] as const;

/** A cell that clears its field; an empty cell keeps it. */
const CLEAR = '-';
const NEVER_EMPTY: ReadonlySet<string> = new Set(['name', 'kind', 'country']);

type Left = Pick<Reject, 'reason' | 'detail'>;

/**
 * Reads a row.
 * @param seen keys (`keyOf`) of the previous rows
 * @returns the station's data, or the reason why the row is rejected
 * @throws UnusableImage when a picture cannot be used
 */
export async function readStationRow(
  row: TableRow<Column>,
  pictures: Pictures,
  seen: ReadonlySet<string>,
): Promise<Left | StationData> {
  const { cells } = row;
  if (row.fault) return row.fault;
  if (cells.id === '' && cells.code === '') return { reason: 'id' };
  const problem = tooLong('code', cells.code);
  if (problem) return { reason: 'field', detail: problem };
  if (seen.has(keyOf(row))) return { reason: 'repeated' };
  const { fields, problems } = readFields(cells);
  const sells = readSells(cells.sells);
  problems.push(...('problem' in sells ? [sells.problem] : []), ...galleryProblems(cells.gallery));
  if ('problem' in sells || problems.length > 0)
    return { reason: 'field', detail: problems.join('; ') };
  if (cells.logo !== '') {
    fields.logo_hash = cells.logo === CLEAR ? null : await pictures.read(cells.logo);
  }
  return { fields, gallery: await readGallery(cells.gallery, pictures), sells: sells.value };
}

function readFields(cells: Record<Column, string>): { fields: OperatorFields; problems: string[] } {
  const fields: OperatorFields = {};
  const problems: string[] = [];
  const take = (
    column: keyof OperatorFields & Column,
    read: (text: string) => Read<string | number>,
  ) => {
    const text = cells[column];
    if (text === '') return;
    const result: Read<string | number | null> = text === CLEAR ? { value: null } : read(text);
    if ('problem' in result) problems.push(result.problem);
    else fields[column] = result.value;
    if (text === CLEAR && NEVER_EMPTY.has(column)) problems.push(`${column}: non può essere vuoto`);
  };
  for (const column of Object.keys(TEXTS) as (keyof typeof TEXTS)[]) {
    take(column, (text) => readText(column, text));
  }
  take('latitude', (text) => readDegrees('latitude', text));
  take('longitude', (text) => readDegrees('longitude', text));
  const oneOfTwo = (cells.latitude === '') !== (cells.longitude === '');
  const oneCleared = (cells.latitude === CLEAR) !== (cells.longitude === CLEAR);
  if (oneOfTwo || oneCleared) problems.push('latitude e longitude vanno insieme');
  return { fields, problems };
}

/**
 * Reads the gallery's cell: "file.jpg|testo alternativo|didascalia", one picture per line or separated by ";;". A
 * picture without an alternative text gets its caption, or "Foto N".
 */
async function readGallery(cell: string, pictures: Pictures): Promise<GalleryEntry[] | undefined> {
  if (cell === '') return undefined;
  if (cell === CLEAR) return [];
  const entries: GalleryEntry[] = [];
  for (const { file, alt, caption } of galleryLines(cell)) {
    const text = altText({ alt, caption }, entries.length);
    entries.push({ hash: await pictures.read(file), alt: text, caption: caption || null });
  }
  return entries;
}

/** Splits the gallery's cell into its pictures. */
function galleryLines(cell: string): { file: string; alt: string; caption: string }[] {
  const lines = cell.split(/\r?\n|;;/u).filter((text) => text.trim() !== '');
  return lines.map((line) => {
    const [file = '', alt = '', caption = ''] = line.split('|').map((part) => part.trim());
    return { file, alt, caption };
  });
}

function galleryProblems(cell: string): string[] {
  const lines = galleryLines(cell);
  const { pictures, alt, caption } = GALLERY_MAX;
  return [
    ...(lines.length > pictures ? [`gallery: al massimo ${pictures} immagini`] : []),
    ...(lines.some((line) => line.alt.length > alt)
      ? [`gallery: testo alternativo di al massimo ${alt} caratteri`]
      : []),
    ...(lines.some((line) => line.caption.length > caption)
      ? [`gallery: didascalia di al massimo ${caption} caratteri`]
      : []),
  ];
}

/** The key of a row: rows with the same key name the same station. */
export function keyOf({ cells }: TableRow<Column>): string {
  return `${cells.id}/${cells.code}`;
}
