/**
 * Limits and defaults that forms, API and tests share (docs/product.md); a number that one file uses is in that file.
 */

/** Milliseconds that the client waits for an answer (rule call-tokens). */
export const API_TIMEOUT_MS = 10_000;
/** Milliseconds until the client retries by itself, unless the connection returns before. */
export const RETRY_MS = 30_000;
/** Milliseconds that the client caches a global setting (rule call-settings: 5 minutes). */
export const SETTING_CACHE_MS = 5 * 60_000;
/** Hours that a guest token is valid, unless a setting overrides it. */
export const GUEST_HOURS = 24;
/** Milliseconds that a success banner is visible (rule settings-switch). */
export const SUCCESS_BANNER_MS = 3_000;

/** Shortest password a registration accepts (rule password-rules). */
export const PASSWORD_MIN = 8;
/** Digits of the recovery code (rule account-recovery). */
export const SECURITY_CODE_DIGITS = 8;
/** Longest password; hashing longer ones would only cost the server time. */
export const PASSWORD_MAX = 128;
/** Minutes that a recovery code is valid, and wrong attempts allowed. */
export const RECOVERY = { minutes: 10, tries: 5 } as const;
/** Days from its last use until a session expires. */
export const SESSION_DAYS = 30;
/** Seconds that the one-time code of a social sign-in is valid. */
export const SOCIAL_CODE_SECONDS = 60;
/** First year accepted for a birthday; the last day accepted is today. */
export const BIRTHDAY_OLDEST_YEAR = 1900;
/** Largest uploaded picture in bytes (rule avatar-rules: 2 MB). */
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;

/** Zoom level of the maps, for 256-pixel tiles (rule map-view). MapLibre's levels, for 512 pixels, are one lower. */
export const MAP_ZOOM = 11.2;
/** Height of the map on the station page, in CSS pixels (rule station-position). */
export const BUSINESS_MAP_HEIGHT = 250;
/** Colour of the station page's marker, unless a setting overrides it (rule station-position). */
export const BUSINESS_MARKER_COLOR = '#dc3545';

/** Days after which a price is stale, unless a setting overrides it. */
export const STALE_DAYS = 8;
/** Days that a price can rank after its newest report, by origin, unless settings override them. */
export const MEDAL_DAYS = { owner: 8, sheet: 8, import: 8, driver: 3, electric: 30 } as const;
/** Days after its observation for which the ministry's file confirms a price: by law prices are reported weekly. */
export const MINISTRY_CONFIRMS_DAYS = 8;
/** Days after its verification that a SMaC rate is no estimate. */
export const SMAC_VERIFIED_DAYS = 180;
/** Days that single imported observations outside San Marino are stored, unless a setting overrides it. */
export const HISTORY_DAYS_ELSEWHERE = 90;
/** Radius of the border belt around the centre of the maps, in kilometres. */
export const BORDER_BELT_KM = 20;
/** Minutes that an observation may be ahead of the server's clock. */
export const FUTURE_TOLERANCE_MINUTES = 5;
/**
 * How the price gate evaluates a price, unless settings override it (docs/decisions/0005-one-module-writes-prices.md).
 */
export const PRICE_GATE = {
  /** Factors of the reference price; a price outside them is refused. */
  bounds: { min: 0.6, max: 2 },
  /** Per mille from the station's last price and from the reference price beyond which a price is unusual. */
  unusualPermille: 100,
  /** Fewest prices whose median is a reference price. */
  referenceMin: 3,
  /** Days that a station's last price is compared with its next one. */
  lastPriceDays: 30,
} as const;
/** Hours within which a merge of two stations can be undone. */
export const MERGE_UNDO_HOURS = 24;
/** Months that the e-mail of a locked account is stored. */
export const LOCKED_EMAIL_MONTHS = 12;
/** Months that drivers' reports and disputes stay linked to their author. */
export const REPORT_MONTHS = 12;
/**
 * Reports younger than this many hours are withdrawn when a driver deletes the account (rule account-own-data): as long
 * as a driver's report ranks, so that nobody changes prices and leaves.
 */
export const LEAVING_TAKES_HOURS = 72;
/** Minutes that 'sold out' and similar states are shown. */
export const STATION_STATE_MINUTES = 90;
/** Most recently seen stations stored on the phone. */
export const RECENT_STATIONS_MAX = 10;

/** Largest JSON body the server reads, in bytes. */
export const BODY_MAX_BYTES = 256 * 1024;
/** Longest welcome message, in characters of HTML. */
export const WELCOME_MAX_LENGTH = 20_000;

/**
 * Limits of an import. A file is measured in bytes as stored or received, its text after unpacking; the ministry's
 * largest has four million characters and 93,000 rows.
 */
export const IMPORT_MAX = {
  fileBytes: 64 * 1024 * 1024,
  textBytes: 64 * 1024 * 1024,
  rows: 250_000,
  /** Rows of an operator's spreadsheet: each is written separately, all in one transaction. */
  sheetRows: 5_000,
  /** Files of past days in a folder: ten years. */
  pastFiles: 3_700,
  /** Bytes of one row of a spreadsheet. */
  recordBytes: 100_000,
  /** Characters of one row of the ministry's files; the longest so far has 373. */
  ministryRow: 600,
  /** New fuel names in one import; more indicate a damaged file. */
  newFuels: 20,
  fuelName: 60,
  /** Bytes of a station's picture before it is scaled down. */
  pictureBytes: 25 * 1024 * 1024,
} as const;
/** Bytes of each uploaded import file, compressed or not; the upload of all files may take 20 seconds. */
export const IMPORT_UPLOAD_BYTES = 16 * 1024 * 1024;
/** Reading an import's files: megabytes of memory for their data, and milliseconds for all rows. */
export const IMPORT_READING = { heapMb: 512, limitMs: 10 * 60_000 } as const;
