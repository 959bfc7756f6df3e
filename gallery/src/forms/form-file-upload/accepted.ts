/** Accepted extensions, as shown on the page (rule gallery-forms). */
export const ACCEPTED = ['.jpg', '.png', '.jpeg', '.gif'] as const;

/** Maximum file size in bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Returns why a file is refused; undefined if it is accepted. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!ACCEPTED.some((ending) => name.toLowerCase().endsWith(ending))) {
    return `${name} is none of ${ACCEPTED.join(' ')}`;
  }
  if (size > MAX_BYTES) return `${name} is larger than ${sizeOf(MAX_BYTES)}`;
  return undefined;
}

/** Formats bytes, e.g. 1536 as '1.5 kB'. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${round(kilobytes)} kB` : `${round(kilobytes / 1024)} MB`;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
