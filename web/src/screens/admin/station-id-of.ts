/** Returns the station that an address chooses; undefined where it names none. */
export const stationIdOf = (chosen: string | undefined): number | undefined =>
  chosen !== undefined && /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined;
