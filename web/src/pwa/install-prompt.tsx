import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { m } from '../paraglide/messages.js';

interface InstallPromptProps {
  onAccept: () => void;
  onDecline: () => void;
}

/** Offers to add Pieno to the phone's home screen. */
export function InstallPrompt({ onAccept, onDecline }: InstallPromptProps) {
  return (
    <Banner
      kind="info"
      actions={
        <>
          <Button onClick={onAccept}>{m.pwa_install_accept()}</Button>
          <Button variant="quiet" onClick={onDecline}>
            {m.pwa_install_decline()}
          </Button>
        </>
      }
    >
      {m.pwa_install()}
    </Banner>
  );
}
