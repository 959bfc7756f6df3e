/** Returns the station's id from an address; undefined without one. */
export const stationIdOf = (chosen: string | undefined): number | undefined =>
  chosen !== undefined && /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined;
