import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { usePageTitle } from '../../core/browser/use-page-title.ts';
import { m } from '../../paraglide/messages.js';
import { AdminNav } from './admin-nav.tsx';
import { ADMIN_PARTS, findPart } from './admin-parts.ts';
import styles from './admin-screen.module.css';
import { Loading } from './loaded.tsx';
import { movedTo } from './moved-parts.ts';
import { findSystemPage } from './system/system-pages.ts';

interface AdminScreenProps {
  /** The part's name in the address; none or an unknown one means the first part. */
  part?: string | undefined;
  /** What is chosen within the part. */
  chosen?: string | undefined;
  view?: string | undefined;
}

/** /admin: the day's tasks, and the parts with an administrator's decisions (rule admin-screen). */
export function AdminScreen({ part = '', chosen, view }: AdminScreenProps) {
  const { key, title, Part } = findPart(part) ?? ADMIN_PARTS[0]!;
  const page = key === 'sistema' ? findSystemPage(chosen) : undefined;
  usePageTitle(`${(page?.title ?? title)()} · ${m.admin_page()}`);
  const to = movedTo(part, chosen);
  if (to !== undefined) return <Navigate to={to} replace />;
  return (
    <div className={styles.screen}>
      <AdminNav shown={key} />
      <div className={styles.content}>
        <Suspense key={`${key}/${chosen}`} fallback={<Loading />}>
          <Part chosen={chosen} view={view} />
        </Suspense>
      </div>
    </div>
  );
}
