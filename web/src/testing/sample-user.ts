import type { User } from '@pieno/contract/accounts/visitor.ts';

/** A registered user with only the fields that registration requires. */
export const SAMPLE_USER: User = {
  id: 'u1',
  name: 'titano',
  email: 'titano@example.sm',
  full_name: null,
  avatar_image: null,
  phone: null,
  address: null,
  city: null,
  bio: null,
  available_status: false,
  notifications: true,
  dark: false,
  agree_privacy: true,
  is_active: true,
  birthday: null,
  age_slot: null,
  preference: null,
  role: 'user',
  email_verified: false,
  is_owner: false,
  has_password: true,
};

/** The same with a verified e-mail, which allows reports. */
export const VERIFIED_USER: User = { ...SAMPLE_USER, email_verified: true };
