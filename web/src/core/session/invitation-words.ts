import { invitationWords } from './invitation-code.ts';

/** Returns the code of the pending invitation; an empty text without one. */
export const invitationCode = (): string => invitationWords().split('.')[0]!;

/** Returns the station's id from the invitation's link; null without one. */
export const invitedStation = (): string | null =>
  /^[^.]+\.(\d{1,9})$/.exec(invitationWords())?.[1] ?? null;
