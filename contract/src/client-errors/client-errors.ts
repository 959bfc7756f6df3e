import { enum as oneOf, maxLength, object, regex, string, type infer as Infer } from 'zod/mini';

/** What happened: an error that nobody caught, a promise likewise, or a screen that could not be drawn. */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render'] as const;
/** Bytes of a report, and how many are kept. */
export const CLIENT_ERRORS = { bytes: 2_048, kept: 500, days: 7 } as const;

/** POST /client-errors: an error of a page, without a word of who met it (rule client-errors). */
export const ClientErrorSchema = object({
  kind: oneOf(CLIENT_ERROR_KINDS),
  /** Name and message, scrubbed by the page, and again by the server. */
  message: string().check(maxLength(1_000)),
  /** Hash of the functions and positions in our files, in hexadecimal. */
  hash: string().check(regex(/^[\da-f]{16}$/)),
  /** The page as the table of pages names it, such as `/business/:id`. */
  route: string().check(maxLength(100)),
  /** Of the page's build. */
  version: string().check(regex(/^\d+\.\d+\.\d+[\w.+-]{0,20}$/)),
});
export type ClientError = Infer<typeof ClientErrorSchema>;
