import { Suspense } from 'react';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { m } from '../../paraglide/messages.js';
import { AdminNav } from './admin-nav.tsx';
import { ADMIN_PARTS, findPart } from './admin-parts.ts';
import styles from './admin-screen.module.css';
import { Loading } from './loaded.tsx';

interface AdminScreenProps {
  /** The part's name in the address; none, or one that there is not, for the first. */
  part?: string | undefined;
  /** What of the part is chosen. */
  chosen?: string | undefined;
}

/** /admin: what the day asks for, and what an administrator decides (rule admin-screen). */
export function AdminScreen({ part = '', chosen }: AdminScreenProps) {
  const { key, title, Part } = findPart(part) ?? ADMIN_PARTS[0]!;
  usePageTitle(`${title()} · ${m.admin_page()}`);
  return (
    <div className={styles.screen}>
      <AdminNav shown={key} />
      <div className={styles.content}>
        <Suspense key={`${key}/${chosen}`} fallback={<Loading />}>
          <Part chosen={chosen} />
        </Suspense>
      </div>
    </div>
  );
}
