/** The API answers that the server embeds in a page's HTML, so that the first view needs no request for them. */
import type { QueryClient } from '@tanstack/react-query';
import { learnServerInstant } from '../server-clock.ts';
import { serverTiming, visit } from '../visit.ts';

/** Answers by path below `API_BASE`, including the query. */
export type Answers = Readonly<Record<string, unknown>>;

const ELEMENT = 'answers';

/**
 * Seeds the query cache with the embedded answers, and sets the clock. A page without answers does not set it: the
 * worker's shell and a page from the browser's history keep their original header, which may be weeks old.
 */
export function takeEmbeddedAnswers(client: QueryClient): void {
  const answers = readEmbedded();
  if (Object.keys(answers).length === 0) return;
  learnServerInstant(Date.parse(serverTiming('now') ?? ''));
  seedAnswers(client, answers);
}

/** Puts answers into the query cache, each under its query's key. */
export function seedAnswers(client: QueryClient, answers: Answers): void {
  for (const [path, data] of Object.entries(answers)) {
    client.setQueryData(queryKeyOf(path), { data, cachedAt: null });
  }
}

/**
 * Returns the key of the query for a path. Duplicated here because the other screens' queries are not in the entry
 * chunk; embedded-answers.test.ts compares them.
 */
export function queryKeyOf(path: string): readonly unknown[] {
  const [bare = '', query = ''] = path.split('?', 2);
  const [, page = '', name = '', last] = bare.split('/');
  if (name === 'ranking') return [page, name, Number(last), query.replace('area=', '') || 'SM'];
  return name === '' ? [page] : [page, name];
}

/** Returns the answers embedded in this page. */
export function readEmbedded(): Answers {
  // A page reopened by back/forward navigation may be days old: its answers are ignored and fetched again.
  if (visit()?.type === 'back_forward') return {};
  try {
    const text = document.getElementById(ELEMENT)?.textContent ?? '{}';
    // Written by a server of the same build: the shape is not checked.
    return JSON.parse(text) as Answers;
  } catch {
    return {};
  }
}
