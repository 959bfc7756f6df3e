import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BottomBar, type BarEntry } from './bottom-bar.tsx';
import { Link } from './link.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  /** The title's language, where it is not the document's. */
  titleLang?: string | undefined;
  /** Where the back arrow leads; no arrow without it. */
  back?: string | undefined;
  words: FrameWords;
  entries: readonly BarEntry[];
  isMenuOpen: boolean;
  onMenu: () => void;
  children: ReactNode;
}

interface FrameWords {
  back: string;
  menu: string;
  /** What the bottom bar is. */
  navigation: string;
  /** The way past the header for those who use the keyboard. */
  skip: string;
}

/** Header with back arrow, centred title and menu toggle; the page; the bottom bar (spec §2). */
export function PageFrame(props: PageFrameProps) {
  const { title, titleLang, back, words, entries, isMenuOpen, onMenu, children } = props;
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {words.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          {back === undefined ? (
            <span />
          ) : (
            <Link to={back} className={styles.action} aria-label={words.back}>
              <IconArrowLeft className="mirrored" size={24} stroke={1.75} aria-hidden="true" />
            </Link>
          )}
          <h1 className={styles.title} lang={titleLang}>
            {title}
          </h1>
          <button
            type="button"
            className={styles.action}
            aria-label={words.menu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
          >
            <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BottomBar label={words.navigation} entries={entries} />
    </div>
  );
}
