/**
 * Creates a value on the first call and returns the same one afterwards: the first formatter of a page takes a slow
 * phone a tenth of a second.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
