import { Banner } from '@pieno/ui/states/banner.tsx';
import { momentText } from '../core/format/moment.ts';
import { m } from '../paraglide/messages.js';

interface OfflineBannerProps {
  isOnline: boolean;
  /** When the prices on the screen were cached; null if they come from the server. */
  keptSince: string | null;
  now: Date;
}

/** Shows that the prices on the screen are not current, their time, and the reason. */
export function OfflineBanner({ isOnline, keptSince, now }: OfflineBannerProps) {
  const text = bannerText(isOnline, keptSince && momentText(keptSince, now));
  return text && <Banner kind="offline">{text}</Banner>;
}

function bannerText(isOnline: boolean, when: string | null): string | null {
  if (when === null) return isOnline ? null : m.pwa_offline();
  return isOnline ? m.pwa_kept_since({ when }) : m.pwa_offline_since({ when });
}
