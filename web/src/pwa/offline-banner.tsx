import { Banner } from '@pieno/ui/banner.tsx';
import { m } from '../paraglide/messages.js';

/** Says that the prices on the screen are the last ones known. */
export function OfflineBanner() {
  return <Banner kind="offline">{m.pwa_offline()}</Banner>;
}
