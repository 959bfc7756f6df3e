import { Offer } from '../notices/offer.tsx';
import { m } from '../paraglide/messages.js';
import { acceptInstall, acceptUpdate, declineInstall, postponeUpdate } from './pwa.ts';

/**
 * Offers a new version that is waiting, which is activated when the visitor accepts, or to put Pieno on the phone's home
 * screen. Lazy: no first visit shows one.
 */
export function AppPrompt({ kind }: { kind: 'update' | 'install' }) {
  return kind === 'update' ? (
    <Offer
      yes={m.pwa_update_accept()}
      no={m.pwa_update_postpone()}
      onYes={acceptUpdate}
      onNo={postponeUpdate}
    >
      {m.pwa_update()}
    </Offer>
  ) : (
    <Offer
      yes={m.pwa_install_accept()}
      no={m.pwa_install_decline()}
      onYes={() => void acceptInstall()}
      onNo={declineInstall}
    >
      {m.pwa_install()}
    </Offer>
  );
}
