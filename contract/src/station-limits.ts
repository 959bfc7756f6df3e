/** Limits of stations, of their people and of the sheets that are read for them; units in the name or beside it. */
/** Longest texts of a station, in characters, whichever source states them. A row with a longer one is left out. */
export const STATION_MAX = {
  code: 60,
  name: 120,
  kind: 20,
  country: 20,
  brand: 60,
  short_description: 200,
  description: 5_000,
  address: 200,
  postcode: 20,
  locality: 100,
  phone: 60,
  mobile: 60,
  email: 200,
  website: 500,
  opening_hours: 1_000,
  sells: 100,
} as const;
/** A station's gallery: pictures, and the longest words beside one in characters. */
export const GALLERY_MAX = { pictures: 50, alt: 200, caption: 500 } as const;
/** Masonry of the station's gallery: columns by width in CSS pixels, and the gutter (rule station-gallery). */
export const GALLERY_MASONRY = { columns: { 0: 2, 750: 2, 992: 3 }, gutter: 20 } as const;
/** A spreadsheet published at an address: bytes, milliseconds for everything, redirects, length of the address. */
export const SHEET_MAX = {
  bytes: 5 * 1024 * 1024,
  limitMs: 20_000,
  redirects: 5,
  address: 2_000,
} as const;
/** Tokens of tills: their number at a station, the characters of a name, and how far from now a price may begin. */
export const TOKEN_LIMITS = { perStation: 10, name: 60, effectiveMinutes: 15 } as const;
/** How far ahead prices are scheduled, in days, and how many may be pending at a station. */
export const SCHEDULE_LIMITS = { days: 7, pending: 50 } as const;
/** What an owner may do, and for how long an invitation is good. */
export const OWNER_LIMITS = {
  /** Fuels that a station's owner marks as sold. */
  fuels: 10,
  invitationDays: 30,
  /** Characters of an invitation's code, without its dash. */
  codeLength: 8,
} as const;
