import { PageFrame } from '@pieno/ui/page-frame.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { PwaNotices } from '../pwa/pwa-notices.tsx';
import { AppMenu } from './app-menu.tsx';
import { useBarEntries } from './bar-entries.tsx';

interface PageProps {
  title: string;
  /** Where the back arrow leads; none without it. */
  back?: string | undefined;
  children: ReactNode;
}

/** A page of the product in its frame: header, menu, bottom bar, and what the app itself has to say. */
export function Page({ title, back, children }: PageProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const entries = useBarEntries();
  useEffect(() => {
    document.title = title === m.product() ? title : `${title} · ${m.product()}`;
  }, [title]);
  return (
    <PageFrame
      title={title}
      back={back}
      words={{
        back: m.shell_back(),
        menu: m.shell_menu(),
        navigation: m.shell_nav_label(),
        skip: m.shell_skip(),
      }}
      entries={entries}
      isMenuOpen={isMenuOpen}
      onMenu={() => setMenuOpen(true)}
    >
      <PwaNotices />
      {children}
      <AppMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </PageFrame>
  );
}
