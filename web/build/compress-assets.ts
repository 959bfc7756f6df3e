import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|geojson|html)$/;

/** Writes a .br and a .gz beside every text file of the build, so that the server never compresses one. */
export const compressAssets = (): Plugin =>
  afterBuild('pieno-compress-assets', async (outDir) => {
    const files = await readdir(outDir, { recursive: true });
    await Promise.all(
      files
        .filter((file) => COMPRESSIBLE.test(file))
        .map((file) => compress(path.join(outDir, file))),
    );
  });

/**
 * Blocks of 1 MB hold every script whole. Smaller blocks end at arbitrary places: the hash in a chunk's name changed
 * the entry's weight by 250 bytes.
 */
const ONE_BLOCK = { [constants.BROTLI_PARAM_LGBLOCK]: 20 };

export async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { ...ONE_BLOCK, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipped(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
