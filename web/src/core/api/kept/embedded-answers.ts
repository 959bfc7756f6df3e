/** The API answers that the server embeds in a page's HTML, so that its first sight needs no request for them. */
import type { QueryClient } from '@tanstack/react-query';
import { learnServerInstant } from '../server-clock.ts';
import { told, visit } from '../visit.ts';

/** Answers by their paths below `API_BASE`, with the query. */
export type Answers = Readonly<Record<string, unknown>>;

/** Id of the element that holds them as JSON. */
const ELEMENT = 'answers';

/**
 * Seeds the query cache with the embedded answers, and learns the time. A page without any tells none: the worker's shell
 * and a page of the browser's history still have the header with which they came, perhaps weeks ago.
 */
export function takeEmbeddedAnswers(client: QueryClient): void {
  const answers = readEmbedded();
  if (Object.keys(answers).length === 0) return;
  learnServerInstant(Date.parse(told('now') ?? ''));
  seedAnswers(client, answers);
}

/** Puts answers into the query cache, each under the key of its query. */
export function seedAnswers(client: QueryClient, answers: Answers): void {
  for (const [path, data] of Object.entries(answers)) {
    client.setQueryData(queryKeyOf(path), { data, cachedAt: null });
  }
}

/**
 * Returns the key of the query that asks for a path. Written here a second time, as the queries of the other screens are
 * not in the entry; embedded-answers.test.ts compares them.
 */
export function queryKeyOf(path: string): readonly unknown[] {
  const [bare = '', query = ''] = path.split('?', 2);
  const [, page = '', name = '', last] = bare.split('/');
  if (name === 'ranking') return [page, name, Number(last), query.replace('area=', '') || 'SM'];
  return name === '' ? [page] : [page, name];
}

/** Returns the answers that came inside this page. */
export function readEmbedded(): Answers {
  // A page reopened by back/forward navigation may be days old: its embedded answers are ignored, and fetched anew.
  if (visit()?.type === 'back_forward') return {};
  try {
    const text = document.getElementById(ELEMENT)?.textContent ?? '{}';
    // The server that wrote them is of the same build as this script: their shape is not checked.
    return JSON.parse(text) as Answers;
  } catch {
    return {};
  }
}
