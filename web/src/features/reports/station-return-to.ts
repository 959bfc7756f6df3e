/** Query value that scrolls a station's page to its prices. */
export const PRICES_FOCUS = 'prezzi';

/** Returns where a guest who wanted to report returns after signing in: the station's totem. */
export const stationReturnTo = (businessId: number): string =>
  `/business/${businessId}?focus=${PRICES_FOCUS}`;

/** Query value that scrolls a station's page to the result of a waiting report. */
const OUTBOX_FOCUS = 'attesa';

/** Returns where the question about a waiting report is answered. */
export const outboxPath = (businessId: number): string =>
  `/business/${businessId}?focus=${OUTBOX_FOCUS}`;

export const isOutboxFocus = (): boolean =>
  new URLSearchParams(globalThis.location.search).get('focus') === OUTBOX_FOCUS;
