/** Finds the ministry's price files in a folder; runs in the reading process. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { Refusal } from '../../../refusal.ts';
import { readSource } from '../reading/read-source.ts';
import type { Reject } from '../runs/reasons.ts';
import { italianNumber } from '../runs/report-text.ts';
import { PRICE_FILE } from '../formats.ts';

export interface PastFilesJob {
  /** Absolute name of the folder. */
  folder: string;
}

export interface PastFile {
  file: string;
  /** The day of its extraction, year-month-day. */
  day: string;
  /** SHA-256 of its text, independent of its name. */
  hash: string;
}

export interface PastFiles {
  head: {
    /** Oldest first. */
    files: PastFile[];
    /** Number of other files in the folder. */
    others: number;
  };
  lists: { rejects: Reject[] };
}

/** Reads each file of a folder. @throws Refusal when none is a price file */
export async function read({ folder }: PastFilesJob): Promise<PastFiles> {
  const names = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new Refusal(`${folder} non è una cartella che si può leggere.`, { cause: error });
  });
  const all = names.filter((entry) => entry.isFile()).map(({ name }) => name);
  if (all.length > IMPORT_MAX.pastFiles) {
    throw new Refusal(`${folder} contiene più di ${italianNumber(IMPORT_MAX.pastFiles)} file.`);
  }
  const files: PastFile[] = [];
  for (const name of all.toSorted()) {
    const file = path.join(folder, name);
    const { text } = (await readSource(file))!;
    const day = dayOf(text);
    if (day) files.push({ file, day, hash: createHash('sha256').update(text).digest('base64url') });
  }
  if (files.length === 0) {
    throw new Refusal(`${folder} non contiene ${PRICE_FILE.name}.`);
  }
  const oldestFirst = files.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return {
    head: { files: oldestFirst, others: all.length - files.length },
    lists: { rejects: [] },
  };
}

/** The day of a price file; undefined for another file. */
function dayOf(text: string): string | undefined {
  const start = text.slice(0, IMPORT_MAX.ministryRow);
  if (!PRICE_FILE.start.test(start)) return undefined;
  return /^Estrazione del (\d{4}-\d\d-\d\d)/u.exec(start)?.[1];
}
