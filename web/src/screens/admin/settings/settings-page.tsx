import { useQuery } from '@tanstack/react-query';
import { administeredSettingsQuery } from '../../../core/api/settings/administered-settings.ts';
import { Loaded } from '../loaded.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { SettingList } from './setting-list.tsx';

/** *Impostazioni*: the global settings (rule admin-settings-page). */
export function SettingsPage() {
  const settings = useQuery(administeredSettingsQuery(useAdministratorId()));
  return <Loaded query={settings}>{(all) => <SettingList settings={all} />}</Loaded>;
}
