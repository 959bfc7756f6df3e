import { Button } from '@pieno/ui/buttons/button.tsx';
import IconCopy from '~icons/tabler/copy';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';

/**
 * Copies a text, and confirms it.
 * @param label what it copies
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Refused, or no HTTPS: the text is visible and can be copied by hand.
      setCopied(false);
    }
  }
  return (
    <Button variant="default" onClick={() => void copy()}>
      <IconCopy size={20} stroke={1.75} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? m.copied() : label}</span>
    </Button>
  );
}
