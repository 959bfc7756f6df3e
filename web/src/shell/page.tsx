import { PageFrame } from '@pieno/ui/page-frame.tsx';
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
import { usePageTitle } from './use-page-title.ts';

// Fetched when it is first opened; the service worker keeps it with the shell (build/precache.ts).
const AppMenu = lazy(() =>
  import('./app-menu.tsx').then((module) => ({ default: module.AppMenu })),
);
const QuickSettings = lazy(() =>
  import('./quick-settings.tsx').then((module) => ({ default: module.QuickSettings })),
);

interface PageProps {
  title: string;
  /** The title's language, where it is not Italian. */
  titleLang?: string | undefined;
  /** What the browser's tab says, where the title alone would not tell pages apart. */
  tab?: string | undefined;
  /** Where the back arrow leads; none without it. */
  back?: string | undefined;
  /** Called when the arrow is pressed; it may prevent the link's default. */
  onBack?: MouseEventHandler | undefined;
  /** What the menu button opens, where that is not the product's own menu. */
  menu?: ComponentType<MenuProps> | undefined;
  children: ReactNode;
}

interface MenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A page of the product in its frame: header, menu, bottom bar, and what the app itself has to say. */
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
      words={{
        back: m.shell_back(),
        menu: m.shell_menu(),
        navigation: m.shell_nav_label(),
        skip: m.shell_skip(),
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
