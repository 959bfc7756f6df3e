import { m } from '../../paraglide/messages.js';
import { ADMIN_PARTS, pathOf } from './admin-parts.ts';
import { TabRow } from './tab-row.tsx';

/**
 * Navigation of /admin: a row on a phone, a column on a wide screen.
 * @param shown the current part's key
 */
export const AdminNav = ({ shown }: { shown: string }) => (
  <TabRow
    isAside
    label={m.admin_title()}
    shown={shown}
    tabs={ADMIN_PARTS.map((part) => ({ key: part.key, title: part.title(), to: pathOf(part) }))}
  />
);
