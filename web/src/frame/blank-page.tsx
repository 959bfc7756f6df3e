import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { usePageTitle } from '../core/browser/use-page-title.ts';
import { m } from '../paraglide/messages.js';
import styles from './blank-page.module.css';

interface BlankPageProps {
  /** The error as a number of three digits, styled like a price on the totem. */
  figure: string;
  /** In English, as in the template. */
  title: string;
  text: string;
  /** Target of its button. */
  to: '/' | '/home';
  isAlert?: boolean;
}

/** A page without header and bars that shows an error. */
export function BlankPage({ figure, title, text, to, isAlert }: BlankPageProps) {
  usePageTitle(title);
  return (
    <main className={styles.page} role={isAlert ? 'alert' : undefined}>
      <p className={styles.figure} aria-hidden="true">
        {figure[0]},{figure[1]}
        <span>{figure[2]}</span>
      </p>
      <h1 className={styles.title} lang="en">
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <ButtonLink to={to}>{m.back_home()}</ButtonLink>
    </main>
  );
}
