/** Reads the operator's own list of stations with their pictures; runs in the reading thread. */
import path from 'node:path';
import { UnusableImage, type EncodedImage } from '../../images/encode.ts';
import type { Reject } from '../reasons.ts';
import { readTable } from './csv-table.ts';
import { Pictures } from './pictures.ts';
import { COLUMNS, keyOf, readStationRow, type StationRow } from './station-row.ts';

export interface StationsJob {
  kind: 'stations';
  /** Absolute file name; the pictures are in the same folder or below. */
  file: string;
}

export interface OwnStation extends StationRow {
  file: string;
  line: number;
  row: string;
  id: string;
  code: string;
}

export interface StationsLists {
  stations: OwnStation[];
  images: EncodedImage[];
  rejects: Reject[];
}

/** Reads and checks a list of stations and its pictures. @throws Refusal when the file is of another kind */
export async function prepareStations(
  job: StationsJob,
): Promise<{ head: { read: number }; lists: StationsLists }> {
  const table = await readTable(job.file, COLUMNS, [['id', 'code']], {
    kind: 'ownStations',
    called: 'un elenco di distributori in CSV',
  });
  const pictures = new Pictures(path.dirname(job.file));
  const stations: OwnStation[] = [];
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
    head: { read: table.rows.length },
    lists: { stations, images: pictures.all, rejects },
  };
}
