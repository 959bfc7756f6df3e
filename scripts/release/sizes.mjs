import path from 'node:path';
import { sizeOnDisk } from '../run/size-on-disk.mjs';

/** Megabytes that folders of a release may take on a disk. */
const MOST = { '.': 250, node_modules: 200 };

/** @returns a sentence for each folder of a release that is too large */
export function tooLarge(release) {
  return Object.entries(MOST).flatMap(([name, most]) => {
    const megabytes = Math.ceil(sizeOnDisk(path.join(release, name)) / 1e6);
    console.log(`${name === '.' ? 'all' : name}: ${megabytes} MB`);
    return megabytes > most ? [`${name} takes ${megabytes} MB, more than ${most}.`] : [];
  });
}
