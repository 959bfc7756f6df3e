/** True if the visitor has asked the browser to save data: nothing is prefetched then. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
