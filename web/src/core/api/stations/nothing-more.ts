/** What a ranking does not say of a station. */
export const NOTHING_MORE = {
  short_description: null,
  description: null,
  logo_url: null,
  postcode: null,
  phone: null,
  mobile: null,
  email: null,
  website: null,
  opening_hours: null,
  connectors: [],
};
