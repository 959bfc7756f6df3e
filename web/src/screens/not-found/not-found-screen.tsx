import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { m } from '../../paraglide/messages.js';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import pageStyles from '../../frame/blank-page.module.css';
import styles from './not-found-screen.module.css';

/** Shown for an address without a page (rule page-not-found). */
export function NotFoundScreen() {
  usePageTitle(m.not_found_title());
  return (
    <main className={pageStyles.page}>
      <p className={styles.figure} aria-hidden="true">
        4,0<span>4</span>
      </p>
      <h1 className={pageStyles.title} lang="en">
        {m.not_found_title()}
      </h1>
      <p>{m.not_found_text()}</p>
      <ButtonLink to="/home">{m.not_found_home()}</ButtonLink>
    </main>
  );
}
