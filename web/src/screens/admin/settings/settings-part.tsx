import { useQuery } from '@tanstack/react-query';
import {
  administeredSettingsQuery,
  administeredWelcomeQuery,
} from '../../../api/settings/administered-settings.ts';
import { Loaded } from '../loaded.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { SettingList } from './setting-list.tsx';
import { WelcomeEditor } from './welcome-editor.tsx';

/** *Impostazioni*: the global settings and the welcome message (rule admin-settings-part). */
export function SettingsPart() {
  const userId = useAdministratorId();
  const welcome = useQuery(administeredWelcomeQuery(userId));
  const settings = useQuery(administeredSettingsQuery(userId));
  return (
    <>
      <Loaded query={settings}>{(all) => <SettingList settings={all} />}</Loaded>
      <Loaded query={welcome}>{(message) => <WelcomeEditor welcome={message} />}</Loaded>
    </>
  );
}
