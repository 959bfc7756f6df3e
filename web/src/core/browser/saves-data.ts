/** True if the visitor has asked the browser for little data: nothing is fetched in advance then. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
