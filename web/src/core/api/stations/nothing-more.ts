/** The fields of a station that a ranking lacks. */
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
