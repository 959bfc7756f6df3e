import { enum as oneOf, maxLength, object, regex, string, type infer as Infer } from 'zod/mini';

/** What happened: an uncaught error, an unhandled rejection, or a screen that failed to render. */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render'] as const;
/** Size of a report in bytes, and the number and days of the stored ones. */
export const CLIENT_ERRORS = { bytes: 2_048, kept: 500, days: 7 } as const;

/** POST /client-errors: an error of a page, without personal data (rule client-errors). */
export const ClientErrorSchema = object({
  kind: oneOf(CLIENT_ERROR_KINDS),
  /** Name and message, scrubbed by the page and again by the server. */
  message: string().check(maxLength(1_000)),
  /** Hash of the functions and positions in Pieno's files, in hexadecimal. */
  hash: string().check(regex(/^[\da-f]{16}$/)),
  /** The page as in the table of pages, such as `/business/:id`. */
  route: string().check(maxLength(100)),
  version: string().check(regex(/^\d+\.\d+\.\d+[\w.+-]{0,20}$/)),
});
export type ClientError = Infer<typeof ClientErrorSchema>;
