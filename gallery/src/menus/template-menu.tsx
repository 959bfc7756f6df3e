import { SideMenu } from '@pieno/ui/layers/side-menu.tsx';
import type { GalleryMenuProps } from '../gallery-page.ts';
import sides from '../kit/sides.module.css';
import { MenuEntries, type LogoutVariant } from './menu-entries.tsx';

interface TemplateMenuProps extends GalleryMenuProps {
  side: 'start' | 'end';
  logout: LogoutVariant;
}

function TemplateMenu({ isOpen, onClose, side, logout }: TemplateMenuProps) {
  return (
    <div lang="en" className={sides.sides}>
      <SideMenu
        isOpen={isOpen}
        onClose={onClose}
        label="Demo menu"
        closeLabel="Close the menu"
        side={side}
      >
        <div className={sides.content}>
          <MenuEntries logout={logout} onFollow={onClose} />
        </div>
      </SideMenu>
    </div>
  );
}

/** On the left; Logout only navigates to /login. */
export function LeftMenu(props: GalleryMenuProps) {
  return <TemplateMenu {...props} side="start" logout="link" />;
}

/** On the right; Logout ends the session. */
export function RightMenu(props: GalleryMenuProps) {
  return <TemplateMenu {...props} side="end" logout="session" />;
}
