import { useEffect } from 'react';
import { m } from '../paraglide/messages.js';

/** Names the page in the browser's tab and history: 'Benzina · Pieno'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === m.product() ? title : `${title} · ${m.product()}`;
  }, [title]);
}
