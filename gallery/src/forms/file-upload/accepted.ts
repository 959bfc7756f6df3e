/** What may be chosen, as it is written on the page (spec §2). */
export const ACCEPTED = ['.jpg', '.png', '.jpeg', '.gif'] as const;

/** Bytes a picture may have. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Why a file is not taken, or undefined when it is. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!ACCEPTED.some((ending) => name.toLowerCase().endsWith(ending))) {
    return `${name} is none of ${ACCEPTED.join(' ')}`;
  }
  if (size > MAX_BYTES) return `${name} is larger than ${sizeOf(MAX_BYTES)}`;
  return undefined;
}

/** 1536 → 1.5 kB. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${round(kilobytes)} kB` : `${round(kilobytes / 1024)} MB`;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
