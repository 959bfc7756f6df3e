import { useQuery, useQueryClient } from '@tanstack/react-query';
import { globalSettingQuery } from '../../core/api/settings/settings.ts';
import { useStore } from '../../core/storage/store.ts';
import { cooldownSetting, isAskingDue, lastAnswer, type LastAnswer } from './last-answer.ts';

const settingOf = (last: LastAnswer) => globalSettingQuery(cooldownSetting(last));
const ANY: LastAnswer = { answer: 'dismissed', at: '' };

/**
 * Returns a function that tells whether the question for the position is due, according to the global
 * settings (rule position-cooldown).
 */
export function useCooldown(): () => Promise<boolean> {
  const queries = useQueryClient();
  const last = useStore(lastAnswer);
  // Prefetched, before the press of the button that needs it.
  useQuery({ ...settingOf(last ?? ANY), enabled: last !== null });
  return async () => {
    if (!last) return true;
    const setting = await queries
      .query(settingOf(last))
      .then(({ data }) => data.value1)
      .catch(() => null);
    return isAskingDue(last, setting, new Date());
  };
}
