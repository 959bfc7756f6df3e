/** Reads an error's answer and gives it the page's texts. A lazy chunk, as it is needed only after a failure. */
import { ErrorBodySchema, type ErrorBody } from '@pieno/contract/error-body.ts';
import { ownText } from './error-texts.ts';

/** Returns an error's answer with the page's own texts; undefined for anything else. */
export function readFailure(answer: unknown): ErrorBody | undefined {
  const { data } = ErrorBodySchema.safeParse(answer);
  return data && withOwnTexts(data);
}

function withOwnTexts(body: ErrorBody): ErrorBody {
  const { code, params, message, errors, error_codes } = body;
  const fields = Object.entries(errors ?? {}).map(([field, sentences]) => [
    field,
    sentences.map((sentence, index) => ownText(error_codes?.[field]?.[index], sentence)),
  ]);
  return {
    code,
    params,
    message: ownText({ code, params }, message),
    errors: errors && (Object.fromEntries(fields) as ErrorBody['errors']),
  };
}
