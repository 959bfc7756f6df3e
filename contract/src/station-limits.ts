/** Longest texts of a station, in characters, from any source. A row with a longer text is rejected. */
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
/** A station's gallery: pictures, and characters of a picture's texts. */
export const GALLERY_MAX = { pictures: 50, alt: 200, caption: 500 } as const;
/** Masonry of the station's gallery: columns by width, and the gutter, in CSS pixels (rule station-gallery). */
export const GALLERY_MASONRY = { columns: { 0: 2, 750: 2, 992: 3 }, gutter: 20 } as const;
/** A spreadsheet published at an address: bytes, milliseconds in all, redirects, length of the address. */
export const SHEET_MAX = {
  bytes: 5 * 1024 * 1024,
  limitMs: 20_000,
  redirects: 5,
  address: 2_000,
} as const;
/**
 * Tokens of tills: number per station, characters of a name, and minutes that the begin of a price may differ from now.
 */
export const TOKEN_LIMITS = { perStation: 10, name: 60, effectiveMinutes: 15 } as const;
/** How many days ahead prices can be scheduled, and how many may be pending at a station. */
export const SCHEDULE_LIMITS = { days: 7, pending: 50 } as const;
/** Limits of owners, and the lifetime of an invitation. */
export const OWNER_LIMITS = {
  /** Fuels that an owner marks as sold. */
  fuels: 10,
  invitationDays: 30,
  /** Characters of an invitation's code, without its dash. */
  codeLength: 8,
} as const;
