/** Fetches after the first visit what makes San Marino complete offline (rule offline-in-advance). */
import { SAN_MARINO_ADDRESS, SAN_MARINO_BYTES } from '@pieno/contract/offline/san-marino.ts';

/** Limit in bytes, compressed, each answer with its headers. */
export const MOST = 200_000;
const HEADERS = 600;

interface Means {
  /** Files of the build, with their bytes in brotli. */
  files: readonly { address: string; bytes: number }[];
  /** False once the page has gone: nothing more is fetched then. */
  isWanted: () => Promise<boolean>;
  /** Returns the cached response of an address, if it is recent enough. */
  kept: (address: string) => Promise<Response | undefined>;
  /** Fetches and caches; rejects without a network. */
  fetch: (address: string) => Promise<Response>;
}

/**
 * Fetches what is not cached yet: the one answer with every ranking and station of San Marino, and files of the build.
 * One after the other, until the page goes, the network fails or the limit is reached; the next visit continues.
 */
export async function fetchInAdvance({ files, isWanted, kept, fetch }: Means): Promise<void> {
  let spent = 0;
  for (const { address, bytes } of [
    { address: SAN_MARINO_ADDRESS, bytes: SAN_MARINO_BYTES },
    ...files,
  ]) {
    if (await kept(address)) continue;
    if (spent + HEADERS + bytes > MOST || !(await isWanted())) return;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return;
    spent += HEADERS + bytes;
  }
}
