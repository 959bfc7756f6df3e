import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { globalSettingQuery } from '../api/global-setting.ts';
import { cooldownSetting, isAskingDue, lastAnswer, type LastAnswer } from './last-answer.ts';

const settingOf = (last: LastAnswer) => globalSettingQuery(cooldownSetting(last));
const ANY: LastAnswer = { answer: 'dismissed', at: '' };

/** Says whether the question for the position is due, as the global settings want it (spec §4, §9). */
export function useCooldown(): () => Promise<boolean> {
  const queries = useQueryClient();
  const last = useSyncExternalStore(lastAnswer.subscribe, lastAnswer.get);
  // Ahead of the press that will want to know.
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
