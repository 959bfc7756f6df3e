import { SAN_MARINO_ADDRESS } from '@pieno/contract/offline/san-marino.ts';
import type { Strategy } from 'workbox-strategies';
import { CACHED_AT_HEADER } from '../src/core/api/kept/kept-answers.ts';
import { fetchInAdvance } from './in-advance.ts';
import { keepSanMarino } from './keep-san-marino.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds for which a cached answer is recent: a phone fetches once a day. */
const DAY_MS = 24 * 60 * 60_000;

/** Files of the build to cache besides the precached ones, inserted by the build (web/build/in-advance.ts). */
const FILES = '%IN_ADVANCE%'.split(' ').map((each) => {
  const [address = '', bytes] = each.split(':');
  return { address, bytes: Number(bytes) };
});

let isRunning = false;

/** Fetches the rest of San Marino's data for offline use, for a page that has reported that it is idle. */
export async function keepRest(event: ExtendableMessageEvent, files: Strategy): Promise<void> {
  const { source } = event;
  if (isRunning || !source || !('id' in source)) return;
  isRunning = true;
  const fetchFile = async (address: string) => {
    const request = new Request(new URL(address, self.location.href));
    const [answer, isDone] = files.handleAll({ event, request });
    const copy = (await answer).clone();
    await isDone;
    return copy;
  };
  const fetchAnswer = async (address: string) => {
    const answer = await self.fetch(address);
    if (answer.ok) await keepSanMarino(address, answer.clone());
    return answer;
  };
  const fetch = (address: string) =>
    address === SAN_MARINO_ADDRESS ? fetchAnswer(address) : fetchFile(address);
  try {
    await fetchInAdvance({ files: FILES, isWanted: () => isInSight(source.id), kept, fetch });
  } finally {
    isRunning = false;
  }
}

async function isInSight(id: string): Promise<boolean> {
  const page = await self.clients.get(id);
  return page instanceof WindowClient && page.visibilityState === 'visible';
}

/** A file is named by its content and never outdated; an answer is after a day. */
async function kept(address: string): Promise<Response | undefined> {
  const found = await caches.match(address, { ignoreVary: true });
  const keptAt = found?.headers.get(CACHED_AT_HEADER);
  return keptAt && Date.now() - Date.parse(keptAt) > DAY_MS ? undefined : found;
}
