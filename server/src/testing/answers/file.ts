/** The file of stored answers: gzipped, one history per line. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answered } from './play.ts';

const FILE = path.join(import.meta.dirname, 'answers.jsonl.gz');

export function readKept(): Answered[] {
  const lines = gunzipSync(readFileSync(FILE)).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Answered);
}

/** @returns its size in bytes */
export function writeKept(histories: readonly Answered[]): number {
  const text = histories.map((one) => `${JSON.stringify(one)}\n`).join('');
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(FILE, bytes);
  return bytes.length;
}
