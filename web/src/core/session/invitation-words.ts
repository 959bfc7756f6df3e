import { invitationWords } from './invitation-code.ts';

/** Returns the code of the invitation that waits; an empty text without one. */
export const invitationCode = (): string => invitationWords().split('.')[0]!;

/** Returns the id of the station for which the invitation is, as its link says; null where it does not. */
export const invitedStation = (): string | null =>
  /^[^.]+\.(\d{1,9})$/.exec(invitationWords())?.[1] ?? null;
