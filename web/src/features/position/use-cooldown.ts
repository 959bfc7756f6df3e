import { useQuery, useQueryClient } from '@tanstack/react-query';
import { globalSettingQuery } from '../../core/api/settings/settings.ts';
import { useStore } from '../../core/storage/store.ts';
import { cooldownSetting, isAskingDue, lastAnswer, type LastAnswer } from './last-answer.ts';

const settingOf = (last: LastAnswer) => globalSettingQuery(cooldownSetting(last));
const ANY: LastAnswer = { answer: 'dismissed', at: '' };

/**
 * Returns a function that decides whether to ask for the position again, by the global settings
 * (rule position-cooldown).
 */
export function useCooldown(): () => Promise<boolean> {
  const queries = useQueryClient();
  const last = useStore(lastAnswer);
  // Prefetched before the button that needs it is pressed.
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
