/** The sentences of the server's errors, in the words of the page's own catalogue. */
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import type { ErrorCode, Problem } from '@pieno/contract/error-sentences.ts';
import errors from '~messages/error';

const TEXTS = errors satisfies Record<ErrorCode, (params: never) => string>;

/** Returns the text of an error. */
export function errorText({ code, params = {} }: Problem): string {
  return (TEXTS[code] as (given: object) => string)(params);
}

/** Returns the page's own text for a code that the server sent, or the server's sentence if the page has none. */
export function ownText(problem: WireProblem | undefined, sentence: string): string {
  const isKnown = problem?.code !== undefined && Object.hasOwn(TEXTS, problem.code);
  return isKnown ? errorText(problem as Problem) : sentence;
}

type WireProblem = Pick<ErrorBody, 'code' | 'params'>;
