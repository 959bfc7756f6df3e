import { useQuery } from '@tanstack/react-query';
import { administeredWelcomeQuery } from '../../../core/api/settings/administered-settings.ts';
import { Loaded } from '../loaded.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { WelcomeEditor } from './welcome-editor.tsx';

/** *Messaggio di benvenuto* (rule admin-settings-page). */
export function WelcomePage() {
  const welcome = useQuery(administeredWelcomeQuery(useAdministratorId()));
  return <Loaded query={welcome}>{(message) => <WelcomeEditor welcome={message} />}</Loaded>;
}
