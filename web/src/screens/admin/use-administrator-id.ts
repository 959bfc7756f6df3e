import { useUser } from '../../core/session/use-visitor.ts';

/** Returns the id of the signed-in administrator, part of every query key here. */
export const useAdministratorId = (): string => useUser()?.id ?? '';
