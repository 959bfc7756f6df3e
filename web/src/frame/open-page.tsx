import { Card } from '@pieno/ui/card.tsx';
import type { ReactNode } from 'react';
import { useVisitor } from '../core/session/use-visitor.ts';
import { AppLoading } from './app-loading.tsx';
import { EntryPage } from '../features/account/entry/entry-page.tsx';
import styles from './open-page.module.css';
import { Page } from './page.tsx';

interface OpenPageProps {
  title: string;
  /** The title's language, if it is not Italian. */
  titleLang?: string | undefined;
  /** One sentence under the title. */
  lead?: string | undefined;
  /** Target of the back arrow for a visitor without an account; registered users go back to /settings. */
  back: string;
  /** True if the content has its own card. */
  hasCard?: boolean;
  children: ReactNode;
}

/** A page open to everybody: in the product's frame for registered users, as an `EntryPage` for all others. */
export function OpenPage(props: OpenPageProps) {
  const { title, titleLang, lead, back, hasCard = false, children } = props;
  const { kind } = useVisitor();
  if (kind === 'loading') return <AppLoading />;
  if (kind !== 'registered') {
    return (
      <EntryPage title={title} titleLang={titleLang} lead={lead} back={back}>
        {children}
      </EntryPage>
    );
  }
  return (
    <Page title={title} titleLang={titleLang} back="/settings">
      <div className={styles.column}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {hasCard ? (
          children
        ) : (
          <Card>
            <div className={styles.content}>{children}</div>
          </Card>
        )}
      </div>
    </Page>
  );
}
