import IconArrowLeft from '~icons/tabler/arrow-left';
import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import styles from './entry-page.module.css';
import { HeroBackground } from './hero-background.tsx';
import { usePageTitle } from '../../../core/browser/use-page-title.ts';

interface EntryPageProps {
  title: string;
  /** The title's language if not Italian. */
  titleLang?: string | undefined;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Where the back arrow leads. */
  back: string;
  children: ReactNode;
}

/**
 * A page outside the product's frame: the sign-in pages, and the public pages for visitors who
 * are not signed in.
 */
export function EntryPage({ title, titleLang, lead, back, children }: EntryPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <HeroBackground isDeep>
        <div className={styles.text}>
          <div className={styles.top}>
            <Link to={back} className={styles.back} aria-label={m.frame_back()}>
              <IconArrowLeft className="mirrored" size={24} stroke={1.75} aria-hidden="true" />
            </Link>
            <span className={styles.brand}>
              <BrandMark size={28} /> {m.product()}
            </span>
          </div>
          <h1 className={styles.title} lang={titleLang}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </HeroBackground>
      <main tabIndex={-1} className={styles.body}>
        {children}
      </main>
    </div>
  );
}
