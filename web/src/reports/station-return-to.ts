/** Part of the address of a station's page that leads to its prices. */
export const PRICES_FOCUS = 'prezzi';

/** Returns where a guest who wanted to say something of a station comes back to after signing in: its totem. */
export const stationReturnTo = (businessId: number): string =>
  `/business/${businessId}?focus=${PRICES_FOCUS}`;
