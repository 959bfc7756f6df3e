import { SideMenu } from '@pieno/ui/side-menu.tsx';
import type { GalleryMenuProps } from '../gallery-page.ts';
import { MenuEntries, type LogoutVariant } from './menu-entries.tsx';

interface TemplateMenuProps extends GalleryMenuProps {
  side: 'start' | 'end';
  logout: LogoutVariant;
}

function TemplateMenu({ isOpen, onClose, side, logout }: TemplateMenuProps) {
  return (
    <div lang="en">
      <SideMenu
        isOpen={isOpen}
        onClose={onClose}
        label="Demo menu"
        closeLabel="Close the menu"
        side={side}
      >
        <MenuEntries logout={logout} onFollow={onClose} />
      </SideMenu>
    </div>
  );
}

/** Slides from the left; its Logout only leads to /login. */
export function LeftMenu(props: GalleryMenuProps) {
  return <TemplateMenu {...props} side="start" logout="link" />;
}

/** Slides from the right; its Logout ends the session. */
export function RightMenu(props: GalleryMenuProps) {
  return <TemplateMenu {...props} side="end" logout="session" />;
}
