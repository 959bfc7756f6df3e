import IconComponents from '~icons/tabler/components';
import IconFiles from '~icons/tabler/files';
import IconHome from '~icons/tabler/home';
import IconMessageCircle from '~icons/tabler/message-circle';
import IconSettings from '~icons/tabler/settings';
import IconTrophy from '~icons/tabler/trophy';
import type { BarEntry } from '@pieno/ui/frame/bottom-bar.tsx';
import { m } from '../paraglide/messages.js';
import { useLastFuel } from '../core/session/guest-memory.ts';
import { isGalleryOn } from './is-gallery-on.ts';

/** Returns the entries of the bottom bar (rule shell-bar); without the demo pages, only the product's own. */
export function useBarEntries(): BarEntry[] {
  const lastFuel = useLastFuel() ?? 10;
  if (!isGalleryOn()) {
    return [
      { to: '/home', label: m.nav_home(), icon: IconHome },
      { to: `/ranking/${lastFuel}`, label: m.nav_ranking(), icon: IconTrophy },
      { to: '/settings', label: m.nav_settings(), icon: IconSettings },
    ];
  }
  return [
    { to: '/home', label: m.nav_home(), icon: IconHome },
    { to: '/pages', label: m.nav_pages(), icon: IconFiles },
    { to: '/elements', label: m.nav_elements(), icon: IconComponents },
    { to: '/chat-users', label: m.nav_chat(), icon: IconMessageCircle },
    { to: '/settings', label: m.nav_gallery_settings(), icon: IconSettings },
  ];
}
