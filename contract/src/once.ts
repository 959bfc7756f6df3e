/**
 * Makes something when it is first asked for, and keeps it: a formatter, of which the first of a page takes a slow phone a
 * tenth of a second.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
