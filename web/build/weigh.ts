import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A built file, with its weight as served. */
export interface Weighed {
  file: string;
  bytes: number;
}

/** Weighs a file as served: compressed, unless its format is compressed. */
export async function weigh(outDir: string, file: string): Promise<Weighed> {
  const served = file.endsWith('.woff2') ? file : `${file}.br`;
  return { file, bytes: (await stat(path.join(outDir, served))).size };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
