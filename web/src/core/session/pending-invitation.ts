import { invitationFragment } from './invitation-code.ts';

/** Returns the code of the pending invitation; an empty text without one. */
export const invitationCode = (): string => invitationFragment().split('.')[0]!;

/** Returns the station's id from the invitation's link; null without one. */
export const invitedStation = (): string | null =>
  /^[^.]+\.(\d{1,9})$/.exec(invitationFragment())?.[1] ?? null;
