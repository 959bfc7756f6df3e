/** What is fetched after the first visit, so that San Marino is complete without a network (rule offline-in-advance). */
import { DECADES } from '@pieno/contract/prices/fuels.ts';

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
 * Fetches what the phone does not keep yet of San Marino: the rankings, the stations in them, and files of the build. One
 * after the other, until the page goes, the network fails or enough was fetched; the next visit goes on from there.
 */
export async function fetchInAdvance(means: Means): Promise<void> {
  const stations = new Set<number>();
  let spent = 0;
  /** Returns the answer, kept or fetched; null ends it all. @param expected its bytes, as far as they are known */
  const have = async (address: string, expected = 0): Promise<Response | null> => {
    const kept = await means.kept(address);
    if (kept) return kept;
    if (spent + HEADERS + expected > MOST || !(await means.isWanted())) return null;
    const answer = await means.fetch(address).catch(() => null);
    spent += HEADERS + Number(answer?.headers.get('content-length') ?? expected);
    // A station may have closed since the ranking was kept.
    return answer?.ok || answer?.status === 404 ? answer : null;
  };

  for (const decade of DECADES) {
    const answer = await have(`/api/prices/ranking/${decade}`);
    if (!answer) return;
    if (answer.ok) for (const id of stationsIn(await answer.json())) stations.add(id);
  }
  for (const id of stations) if (!(await have(`/api/business/${id}`))) return;
  for (const { address, bytes } of means.files) if (!(await have(address, bytes))) return;
}

/** The ids of a ranking's stations. Read without its schema, which would weigh more than the worker. */
const stationsIn = (ranking: unknown): number[] =>
  (ranking as { business: { id: number } }[]).map(({ business }) => business.id);
