import { Button } from '@pieno/ui/buttons/button.tsx';
import IconMenu2 from '~icons/tabler/menu-2';
import { useState, type ComponentType } from 'react';
import type { GalleryMenuProps } from '../gallery-page.ts';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { Example } from '../kit/examples/example.tsx';
import { MenuEntries, type LogoutVariant } from './menu-entries.tsx';
import styles from './sidebar-pages.module.css';
import { LeftMenu, RightMenu } from './template-menu.tsx';

/** The page's button and the header's button open the left menu. */
export function SidebarLeftPage() {
  return (
    <Sidebar side="left" menu={LeftMenu} logout="link">
      Logout leads to the login page and leaves the session alone.
    </Sidebar>
  );
}

/** The page's button and the header's button open the right menu. */
export function SidebarRightPage() {
  return (
    <Sidebar side="right" menu={RightMenu} logout="session">
      Logout ends the session and leads to the welcome page.
    </Sidebar>
  );
}

interface SidebarProps {
  side: 'left' | 'right';
  menu: ComponentType<GalleryMenuProps>;
  logout: LogoutVariant;
  children: string;
}

function Sidebar({ side, menu: Menu, logout, children }: SidebarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ExamplePage>
      <Example
        title={`In from the ${side}`}
        lead={`The button in the header opens it too. Escape, the cross and a tap beside it close it; the focus goes in and comes back.`}
      >
        <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
          Open the menu
        </Button>
        <Menu isOpen={isOpen} onClose={() => setOpen(false)} />
      </Example>
      <Example title="What it holds" lead={children}>
        <nav className={styles.panel} aria-label="The menu, laid open">
          <MenuEntries logout={logout} />
        </nav>
      </Example>
    </ExamplePage>
  );
}
