/** Reads the operator's own list of stations with their pictures; runs in the reading process. */
import path from 'node:path';
import { UnusableImage } from '../../images/encode.ts';
import type { Reject } from '../runs/reasons.ts';
import { isAddress } from '../reading/read-source.ts';
import type { SheetJob, SheetStation, StationSheetContents } from './sheet-contents.ts';
import { readTable } from './csv-table.ts';
import { Pictures } from './pictures.ts';
import { STATION_SHEET } from '../formats.ts';
import { COLUMNS, keyOf, PARAGRAPHS, readStationRow } from './station-row.ts';

/** Reads and checks a list of stations and its pictures. @throws Refusal when the file is of another kind */
export async function read(job: SheetJob): Promise<StationSheetContents | undefined> {
  const table = await readTable(job, COLUMNS, [['id', 'code']], STATION_SHEET, PARAGRAPHS);
  if (!table) return undefined;
  const pictures = new Pictures(isAddress(job.file) ? undefined : path.dirname(job.file));
  const stations: SheetStation[] = [];
  const rejects: Reject[] = [];
  const seen = new Set<string>();
  for (const row of table.rows) {
    const place = { file: table.name, line: row.line, row: row.text };
    const { id, code } = row.cells;
    const left = await readStationRow(row, pictures, seen).catch((error: unknown) => {
      if (error instanceof UnusableImage)
        return { reason: 'image', detail: error.message } as const;
      throw error;
    });
    if ('reason' in left) rejects.push({ subject: 'stations', ...place, ...left });
    else stations.push({ ...place, id, code, ...left });
    seen.add(keyOf(row));
  }
  return {
    head: { read: table.rows.length, etag: table.etag },
    lists: { stations, images: pictures.all, rejects },
  };
}
