import { useUser } from '../../core/session/use-visitor.ts';

/** Returns the id of the administrator who is signed in: it is part of the key of every query here. */
export const useAdministratorId = (): string => useUser()?.id ?? '';
