/** Reads the operator's own list of stations with their pictures; runs in the reading process. */
import path from 'node:path';
import { UnusableImage, type EncodedImage } from '../../images/encode.ts';
import type { Reject } from '../reasons.ts';
import { isAddress } from '../reading/read-source.ts';
import { readTable, type TableHead, type TableSource } from './csv-table.ts';
import { Pictures } from './pictures.ts';
import { COLUMNS, keyOf, readStationRow, type StationRow } from './station-row.ts';

/** The pictures of a file are in its folder or below; an address has none. */
export interface StationsJob extends TableSource {
  kind: 'stations';
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
): Promise<{ head: TableHead; lists: StationsLists }> {
  const table = await readTable(job, COLUMNS, [['id', 'code']], {
    kind: 'ownStations',
    called: 'un elenco di distributori in CSV',
  });
  if (!table) return nothingNew(job);
  const pictures = new Pictures(isAddress(job.file) ? undefined : path.dirname(job.file));
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
    head: { read: table.rows.length, etag: table.etag },
    lists: { stations, images: pictures.all, rejects },
  };
}

function nothingNew({ etag }: StationsJob): { head: TableHead; lists: StationsLists } {
  return { head: { read: undefined, etag }, lists: { stations: [], images: [], rejects: [] } };
}
