/** Part of the address of a station's page that leads to its prices. */
export const PRICES_FOCUS = 'prezzi';

/** Returns where a guest who wanted to say something of a station comes back to after signing in: its totem. */
export const stationReturnTo = (businessId: number): string =>
  `/business/${businessId}?focus=${PRICES_FOCUS}`;

/** Part of the address of a station's page that leads to what has become of a report that had to wait. */
const OUTBOX_FOCUS = 'attesa';

/** Returns where the question about a report that had to wait is answered. */
export const outboxPath = (businessId: number): string =>
  `/business/${businessId}?focus=${OUTBOX_FOCUS}`;

export const isOutboxFocus = (): boolean =>
  new URLSearchParams(globalThis.location.search).get('focus') === OUTBOX_FOCUS;
