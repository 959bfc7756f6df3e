import type { User } from '@pieno/contract/accounts/visitor.ts';
import { imageUrl } from '../images/image-url.ts';
import type { UserRow } from './repository.ts';

/** Converts an account to its JSON form (rule account-user), for every response that contains a user. */
export function presentUser({ avatar_hash: avatar, agree_privacy_at, ...user }: UserRow): User {
  return {
    ...user,
    avatar_image: avatar && imageUrl(avatar),
    agree_privacy: agree_privacy_at !== null,
  };
}
