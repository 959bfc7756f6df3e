import type { User } from '@pieno/contract/visitor.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeConsent, userSettingsQuery } from '../../api/user-settings.ts';

/** The consent's texts as the server words them, and the keeping of it; nothing of it for guests. */
export function useConsentSaving(user: User | null) {
  const queries = useQueryClient();
  const options = userSettingsQuery(user?.id ?? '');
  const { data: settings } = useQuery({ ...options, enabled: user !== null });
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: () => changeConsent(true) });
  return {
    settings,
    isSaving: isPending,
    /** Why it could not be kept. */
    failure: error?.message ?? null,
    /** True once the server has it. */
    async save(): Promise<boolean> {
      if (isPending) return false;
      try {
        queries.setQueryData(options.queryKey, await mutateAsync());
        return true;
      } catch {
        return false;
      }
    },
  };
}
