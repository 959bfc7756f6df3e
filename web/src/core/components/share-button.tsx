import { Button } from '@pieno/ui/buttons/button.tsx';
import IconShare2 from '~icons/tabler/share-2';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './share-button.module.css';

interface ShareButtonProps {
  /** Name of what is shared: a station, or a ranking's category. */
  what: string;
  /** The page's path, with the relevant part of its query. */
  path: string;
}

/** Opens the phone's share sheet for a page; without one, copies its address (rule page-share). */
export function ShareButton({ what, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'to-copy' | null>(null);
  const url = new URL(path, location.origin).href;

  async function share(): Promise<void> {
    setOutcome(null);
    if (await wasShared({ title: what, text: m.share_text({ what }), url })) return;
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // Refused, or no HTTPS: the address is shown and can be copied by hand.
      setOutcome('to-copy');
    }
  }

  return (
    <>
      <Button variant="default" onClick={() => void share()}>
        <IconShare2 size={20} stroke={1.75} aria-hidden="true" />
        <span aria-live="polite">{outcome === 'copied' ? m.share_copied() : m.share()}</span>
      </Button>
      {outcome === 'to-copy' && (
        <p className={styles.address} role="status">
          {m.share_by_hand()} <span translate="no">{url}</span>
        </p>
      )}
    </>
  );
}

/** The visitor closed the sheet without sharing, or it is still open after an earlier press. */
const SHEET_WAS_OPEN: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** @returns true also if the visitor closed the sheet without sharing; false if there is no sheet */
async function wasShared(data: ShareData): Promise<boolean> {
  // Missing without HTTPS, and in browsers that do not support it.
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && SHEET_WAS_OPEN.has(error.name);
  }
}
