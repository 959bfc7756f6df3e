/**
 * Milliseconds for which a saved file is kept in memory, for browsers that start a download late, such as Safari on
 * phones.
 */
const FILE_HELD_MS = 60_000;

/**
 * Saves data as a file on this device.
 * @param name of the file
 */
export function saveFile(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_HELD_MS);
}
