/**
 * The schemas of all answers, and the sentences of the server's errors. With Zod they are one lazy chunk (build/entry-chunk.ts): the first visit has its answers
 * in the page, and the first call loads the chunk while it waits for its answer.
 */
export { CALLS } from '@pieno/contract/calls.ts';
export { ErrorBodySchema } from '@pieno/contract/error-body.ts';
export { inOwnWords } from './error-texts.ts';
