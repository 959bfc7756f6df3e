/** What is fetched after the first visit, so that San Marino is complete without a network (rule offline-in-advance). */
import { SAN_MARINO_ADDRESS, SAN_MARINO_BYTES } from '@pieno/contract/offline/san-marino.ts';

/** Bytes at most, compressed, each answer with its headers. */
export const MOST = 200_000;
const HEADERS = 600;

interface Means {
  /** Files of the build, with their bytes in brotli. */
  files: readonly { address: string; bytes: number }[];
  /** False once the page has gone: nothing more is fetched then. */
  isWanted: () => Promise<boolean>;
  /** What the phone keeps at an address, if it is recent enough to stay. */
  kept: (address: string) => Promise<Response | undefined>;
  /** Fetches and keeps; rejects without a network. */
  fetch: (address: string) => Promise<Response>;
}

/**
 * Fetches what the phone does not keep yet: the one answer with every ranking and station of San Marino, and files of the
 * build. One after the other, until the page goes, the network fails or enough was fetched; the next visit goes on there.
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
