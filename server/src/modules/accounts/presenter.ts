import type { User } from '@pieno/contract/visitor.ts';
import { imageUrl } from '../images/address.ts';
import type { UserRow } from './repository.ts';

/** An account on the wire (spec §3): the one way in which one leaves. */
export function presentUser({ avatar_hash: avatar, agree_privacy_at, ...user }: UserRow): User {
  return {
    ...user,
    avatar_image: avatar && imageUrl(avatar),
    agree_privacy: agree_privacy_at !== null,
  };
}
