/** The two calls of an address in a mail that ends such mails (RFC 8058): a page with a button, and what the button sends. */
import { any, object, string } from 'zod/mini';
import { DoneSchema } from '../accounts/account.ts';
import type { Call } from './call.ts';
import { refusals } from './refusals.ts';

/**
 * Describes both calls.
 * @param summary of the one that ends the mails, for the description of the API
 * @returns `page` for its GET, which changes nothing, `press` for its POST
 */
export function unsubscribeCalls<Tag extends Call['tag']>(tag: Tag, summary: string) {
  const call = {
    tag,
    access: 'public',
    limit: 'unsubscribe',
    query: object({ token: string() }),
  } as const;
  const page = {
    ...call,
    summary:
      'A page with a button that sends the call after this one; it switches nothing off by itself',
    answers: {
      200: { content: { 'text/html': { schema: any() } } },
      ...refusals(404, 422, 429, 503),
    },
  } as const;
  const press = {
    ...call,
    summary,
    answers: { 200: DoneSchema, ...refusals(404, 422, 429, 503) },
  } as const;
  return { page, press };
}
