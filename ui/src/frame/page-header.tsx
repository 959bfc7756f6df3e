import IconArrowLeft from '~icons/tabler/arrow-left';
import IconMenu2 from '~icons/tabler/menu-2';
import IconSettings from '~icons/tabler/settings';
import type { MouseEventHandler } from 'react';
import { Link } from '../buttons/link.tsx';
import styles from './page-header.module.css';
import type { Icon } from '../icon.tsx';

export interface PageHeaderProps {
  title: string;
  /** Language of the title, if not the document's. */
  titleLang?: string | undefined;
  /** `p` for a sample header, below a heading of its own. */
  titleAs?: 'h1' | 'p' | undefined;
  /** Target of the back arrow; without it, no arrow. */
  back?: string | undefined;
  /** Called when the arrow is pressed; it can prevent the link's default. */
  onBack?: MouseEventHandler | undefined;
  labels: HeaderLabels;
  isMenuOpen: boolean;
  onMenu: () => void;
  /** What the button beside the menu toggle opens; without it, no button. */
  settings?: { label: string; isOpen: boolean; onOpen: () => void } | undefined;
}

interface HeaderLabels {
  back: string;
  menu: string;
}

/** Back arrow, centred title and menu toggle (rule shell-frame). */
export function PageHeader(props: PageHeaderProps) {
  const { title, titleLang, titleAs: Title = 'h1', back, onBack, labels, settings } = props;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {back === undefined ? (
          <span />
        ) : (
          <Link to={back} onClick={onBack} className={styles.action} aria-label={labels.back}>
            <IconArrowLeft className="mirrored" size={24} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
        <Title className={styles.title} lang={titleLang}>
          {title}
        </Title>
        <div className={styles.actions}>
          {settings && <Opener {...settings} icon={IconSettings} />}
          <Opener
            label={labels.menu}
            icon={IconMenu2}
            isOpen={props.isMenuOpen}
            onOpen={props.onMenu}
          />
        </div>
      </div>
    </header>
  );
}

interface OpenerProps {
  label: string;
  icon: Icon;
  isOpen: boolean;
  onOpen: () => void;
}

function Opener({ label, icon: Outline, isOpen, onOpen }: OpenerProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Outline size={24} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
