import { PageFrame } from '@pieno/ui/frame/page-frame.tsx';
import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type MouseEventHandler,
  type ReactNode,
} from 'react';
import { m } from '../paraglide/messages.js';
import { PwaNotices } from '../pwa/pwa-notices.tsx';
import { useBarEntries } from './bar-entries.tsx';
import { OutboxPlace } from './outbox-place.tsx';
import { usePageTitle } from '../core/browser/use-page-title.ts';

// Loaded when first opened; precached with the shell by the service worker (build/precache.ts).
const AppMenu = lazy(() =>
  import('./app-menu.tsx').then((module) => ({ default: module.AppMenu })),
);
const QuickSettings = lazy(() =>
  import('./quick-settings.tsx').then((module) => ({ default: module.QuickSettings })),
);

interface PageProps {
  title: string;
  /** The title's language, if it is not Italian. */
  titleLang?: string | undefined;
  /** Null if the content names the browser's tab itself; otherwise `title` names it. */
  tab?: null | undefined;
  /** Target of the back arrow; no arrow without it. */
  back?: string | undefined;
  /** Called when the arrow is pressed; it may prevent the link's default. */
  onBack?: MouseEventHandler | undefined;
  /** The menu of the menu button, instead of the product's own. */
  menu?: ComponentType<MenuProps> | undefined;
  children: ReactNode;
}

interface MenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A page of the product in its frame: header, menu, bottom bar, and the app's own notices. */
export function Page(props: PageProps) {
  const { title, titleLang, tab = title, back, onBack, menu: Menu = AppMenu, children } = props;
  const [menu, setMenu] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const entries = useBarEntries();
  usePageTitle(tab);
  return (
    <PageFrame
      title={title}
      titleLang={titleLang}
      back={back}
      onBack={onBack}
      labels={{
        back: m.frame_back(),
        menu: m.frame_menu(),
        navigation: m.frame_nav_label(),
        skip: m.frame_skip(),
      }}
      entries={entries}
      isMenuOpen={menu === 'open'}
      onMenu={() => setMenu('open')}
      settings={
        back === undefined
          ? undefined
          : {
              label: m.quick_open(),
              isOpen: areSettingsOpen,
              onOpen: () => setSettingsOpen(true),
            }
      }
    >
      <PwaNotices />
      <OutboxPlace />
      {children}
      {menu !== 'untouched' && (
        <Suspense>
          <Menu isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
      {areSettingsOpen && (
        <Suspense>
          <QuickSettings onClose={() => setSettingsOpen(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
}
