import path from 'node:path';
import { toLine } from '@pieno/contract/text.ts';
import { isAddress } from './reading/read-source.ts';

const SOURCE_MAX = 200;

/**
 * Returns the name of what is imported, for the list of attempts.
 * @param files absolute names of files and folders, or addresses
 * @returns their last parts; an address without its query, which may contain a key
 */
export function sourceName(files: readonly string[]): string {
  return files.map((file) => toLine(nameOf(file), SOURCE_MAX)).join(', ');
}

function nameOf(file: string): string {
  if (!isAddress(file)) return path.basename(file);
  const url = URL.parse(file);
  return url ? `${url.host}${url.pathname}` : '';
}
