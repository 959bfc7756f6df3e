/** Longest texts of a profile, in characters. */
export const PROFILE_MAX = {
  name: 80,
  full_name: 120,
  email: 254,
  phone: 40,
  address: 200,
  city: 100,
  age_slot: 20,
  preference: 200,
  bio: 1000,
} as const;
