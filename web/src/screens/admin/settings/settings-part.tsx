import { Card } from '@pieno/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  administeredSettingsQuery,
  administeredWelcomeQuery,
} from '../../../api/settings/administered-settings.ts';
import { m } from '../../../paraglide/messages.js';
import { Loaded } from '../loaded.tsx';
import { SettingRow } from './setting-row.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { WelcomeEditor } from './welcome-editor.tsx';

/** *Impostazioni*: the global settings and the welcome message (rule admin-settings-part). */
export function SettingsPart() {
  const userId = useAdministratorId();
  const welcome = useQuery(administeredWelcomeQuery(userId));
  const settings = useQuery(administeredSettingsQuery(userId));
  return (
    <>
      <Loaded query={settings}>
        {(all) => (
          <Card title={m.admin_settings_all()} variant="flush">
            <ul role="list">
              {all.map((setting) => (
                <SettingRow key={setting.key} setting={setting} />
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      <Loaded query={welcome}>{(message) => <WelcomeEditor welcome={message} />}</Loaded>
    </>
  );
}
