/** The accounts (rule admin-people). */
import type { People } from '@pieno/contract/people/administered-people.ts';
import type { Role } from '@pieno/contract/policies/rule.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ADMINISTRATION, PAGED } from '../administration.ts';
import { callPersonal } from '../client.ts';

/** Query of the accounts that match words of name or e-mail, or an id, paged. */
export const peopleQuery = (userId: string, q: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMINISTRATION, userId, 'people', q],
    queryFn: ({ signal, pageParam }): Promise<People> =>
      callPersonal('GET /admin/people', {
        query: { q, ...(pageParam !== '' && { next: pageParam }) },
        signal,
      }),
    ...PAGED,
  });

export const changeRole = (id: string, role: Role) =>
  callPersonal('PUT /admin/people/:id/role', { params: { id }, body: { role } });

export const lockPerson = (id: string, reason: string | undefined) =>
  callPersonal('PUT /admin/people/:id/active', { params: { id }, body: { active: false, reason } });

export const unlockPerson = (id: string) =>
  callPersonal('PUT /admin/people/:id/active', { params: { id }, body: { active: true } });

/**
 * Sets whether the e-mail counts as verified.
 * @param reason how it was checked
 */
export const verifyPerson = (id: string, verified: boolean, reason?: string) =>
  callPersonal('PUT /admin/people/:id/email-verification', {
    params: { id },
    body: { verified, reason },
  });

/** Vouches for a person as a driver, or withdraws that. */
export const vouchForPerson = (id: string, known: boolean, reason?: string) =>
  callPersonal('PUT /admin/people/:id/known', { params: { id }, body: { known, reason } });

export const signOutPerson = (id: string) =>
  callPersonal('DELETE /admin/people/:id/sessions', { params: { id } });

export const deletePerson = (id: string) =>
  callPersonal('DELETE /admin/people/:id', { params: { id } });
