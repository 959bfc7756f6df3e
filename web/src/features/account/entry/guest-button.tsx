import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button, type ButtonVariant } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { messageOf } from '../../../core/api/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { enterAsGuest } from '../../../core/session/session.ts';
import styles from './guest-button.module.css';

interface GuestButtonProps {
  variant?: ButtonVariant | undefined;
  /** True if the requested feature needs an account: the button then shows that. */
  isTooLittle?: boolean | undefined;
  onEntered: () => void;
  /** @param sentence the error message to show */
  onFailure: (sentence: string) => void;
}

/** Button that lets an anonymous visitor in as a guest. */
export function GuestButton({ variant, isTooLittle, onEntered, onFailure }: GuestButtonProps) {
  // Reset only after a failure: after a success the screen changes, and a second tap would
  // navigate twice.
  const [isEntering, setEntering] = useState(false);

  async function enter() {
    if (isEntering) return;
    setEntering(true);
    try {
      await enterAsGuest();
      onEntered();
    } catch (error) {
      setEntering(false);
      onFailure(messageOf(error));
    }
  }

  return (
    <div className={styles.guest}>
      <Button
        wide
        variant={variant}
        aria-busy={isEntering}
        aria-disabled={isEntering}
        onClick={() => void enter()}
      >
        {isEntering && <BusyIcon size={20} />}
        {m.entry_guest()}
      </Button>
      <p className={styles.hint}>
        {isTooLittle ? m.entry_guest_too_little() : m.entry_guest_hint()}
      </p>
    </div>
  );
}
