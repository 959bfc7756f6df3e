import { useEffect } from 'react';
import { m } from '../paraglide/messages.js';

/** Sets the title of the browser's tab and history entry: 'Benzina · Pieno'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === m.product() ? title : `${title} · ${m.product()}`;
  }, [title]);
}
