import type { ErrorComponentProps } from '@tanstack/react-router';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { messageOf } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { isMissingFile } from '../../pwa/stale-page.ts';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import pageStyles from '../../frame/blank-page.module.css';
import { MissingPage } from './missing-page.tsx';
import styles from './router-failure.module.css';

/** The router's error component (rule error-page): for a file that could not be loaded, and for any other error. */
export function RouterFailure({ error }: ErrorComponentProps) {
  return isMissingFile(error) ? <MissingPage /> : <UnexpectedFailure error={error} />;
}

function UnexpectedFailure({ error }: { error: unknown }) {
  usePageTitle(m.unexpected_error());
  return (
    <main className={pageStyles.page} role="alert">
      <h1 className={pageStyles.title} lang="en">
        {m.unexpected_error()}
      </h1>
      <p className={styles.reason}>{messageOf(error)}</p>
      <ButtonLink to="/">{m.back_home()}</ButtonLink>
    </main>
  );
}
