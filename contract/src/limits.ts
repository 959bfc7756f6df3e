/** Limits and defaults that forms, API and tests share (docs/product.md); a number of one file alone stands there. */

/** Milliseconds the client waits for an answer (rule call-tokens). */
export const API_TIMEOUT_MS = 10_000;
/** Milliseconds until the client retries by itself, unless the connection returns before. */
export const RETRY_MS = 30_000;
/** Milliseconds that the client caches a global setting (rule call-settings: 5 minutes). */
export const SETTING_CACHE_MS = 5 * 60_000;
/** Hours a guest token is valid, unless a setting overrides it. */
export const GUEST_HOURS = 24;
/** Milliseconds that a success banner is shown (rule settings-switch). */
export const SUCCESS_BANNER_MS = 3_000;

/** Shortest password a registration accepts (rule password-rules). */
export const PASSWORD_MIN = 8;
/** Digits of the recovery code (rule account-recovery). */
export const SECURITY_CODE_DIGITS = 8;
/** Longest password: hashing longer ones would only cost the server time. */
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

/** Zoom level of the maps, for 256-pixel tiles (rule map-view). MapLibre's levels, for 512 pixels, are one less. */
export const MAP_ZOOM = 11.2;
/** Height of the map on the station page, in CSS pixels (rule station-position). */
export const BUSINESS_MAP_HEIGHT = 250;
/** Colour of the station page's marker, unless a setting overrides it (rule station-position). */
export const BUSINESS_MARKER_COLOR = '#dc3545';

/** Days after which a price is stale, unless a setting overrides it. */
export const STALE_DAYS = 8;
/** Days for which a price can have a rank after its newest word, by who said it, unless settings override them. */
export const MEDAL_DAYS = { owner: 8, sheet: 8, import: 8, driver: 3, electric: 30 } as const;
/** Days from a price's own time for which the ministry's file confirms it: its law wants prices repeated weekly. */
export const MINISTRY_CONFIRMS_DAYS = 8;
/** Days for which a rate of the SMaC that somebody verified is no estimate. */
export const SMAC_VERIFIED_DAYS = 180;
/** Days for which single imported observations are kept outside San Marino, unless a setting overrides it. */
export const HISTORY_DAYS_ELSEWHERE = 90;
/** Kilometres around the centre of the maps that count as the border belt. */
export const BORDER_BELT_KM = 20;
/** Minutes that an observation's time may be ahead of the server's clock. */
export const FUTURE_TOLERANCE_MINUTES = 5;
/** How the door evaluates a price, unless settings override it (docs/decisions/0005-one-module-writes-prices.md). */
export const PRICE_GATE = {
  /** Shares of the reference outside which a price is refused. */
  bounds: { min: 0.6, max: 2 },
  /** Per mille from the station's last price and from the reference beyond which a price is unusual. */
  unusualPermille: 100,
  /** Prices needed for their median to be a reference. */
  referenceMin: 3,
  /** Days for which a station's last price says something about its next one. */
  lastPriceDays: 30,
} as const;
/** Hours in which merging two stations can be undone. */
export const MERGE_UNDO_HOURS = 24;
/** Months for which the e-mail of a locked account is remembered. */
export const LOCKED_EMAIL_MONTHS = 12;
/** Months for which drivers' reports and disputes have a name. */
export const REPORT_MONTHS = 12;
/**
 * Hours of a driver's words that go with the account (rule account-own-data): as long as a driver's word ranks, so that nobody
 * moves prices and leaves.
 */
export const LEAVING_TAKES_HOURS = 72;
/** Minutes for which 'sold out' and its like are believed. */
export const STATION_STATE_MINUTES = 90;
/** Maximum recently seen stations stored on the phone. */
export const RECENT_STATIONS_MAX = 10;

/** Largest JSON body the server reads, in bytes. */
export const BODY_MAX_BYTES = 256 * 1024;
/** Longest welcome message, in characters of HTML. */
export const WELCOME_MAX_LENGTH = 20_000;

/**
 * Limits of an import. A file is measured in bytes as it lies on the disk or arrives, its text after unpacking; the
 * ministry's largest has four million characters and 93,000 rows.
 */
export const IMPORT_MAX = {
  fileBytes: 64 * 1024 * 1024,
  textBytes: 64 * 1024 * 1024,
  rows: 250_000,
  /** Rows of one of the operator's spreadsheets: each is written by itself, in one transaction for all. */
  sheetRows: 5_000,
  /** Files of past days in a folder: ten years. */
  pastFiles: 3_700,
  /** Bytes of one row of a spreadsheet. */
  recordBytes: 100_000,
  /** Characters of one row of the ministry's files; the longest so far has 373. */
  ministryRow: 600,
  /** New fuel names in one import; more are a damaged file. */
  newFuels: 20,
  fuelName: 60,
  /** Bytes of a station's picture, before it is made smaller. */
  pictureBytes: 25 * 1024 * 1024,
} as const;
/** Bytes of each file that a browser sends to be imported, packed as it comes; it has 20 seconds for all. */
export const IMPORT_UPLOAD_BYTES = 16 * 1024 * 1024;
/** Reading an import's files: megabytes of memory for their data, and milliseconds from the start to the last row. */
export const IMPORT_READING = { heapMb: 512, limitMs: 10 * 60_000 } as const;
