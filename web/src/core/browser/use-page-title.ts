import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';

/**
 * Sets the title of the browser's tab and history entry: 'Benzina · Pieno'.
 * @param title null leaves it to another component
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = title === m.product() ? title : `${title} · ${m.product()}`;
  }, [title]);
}
