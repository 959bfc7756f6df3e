import { InstallPrompt } from './install-prompt.tsx';
import { acceptInstall, acceptUpdate, declineInstall, postponeUpdate } from './pwa.ts';
import { UpdatePrompt } from './update-prompt.tsx';

/** The prompt to update or to install. Lazy: no first visit shows one. */
export function AppPrompt({ kind }: { kind: 'update' | 'install' }) {
  if (kind === 'update') {
    return <UpdatePrompt onAccept={acceptUpdate} onPostpone={postponeUpdate} />;
  }
  return <InstallPrompt onAccept={() => void acceptInstall()} onDecline={declineInstall} />;
}
