import { Button } from '@pieno/ui/buttons/button.tsx';
import IconPhone from '~icons/tabler/phone';
import IconPhoneOff from '~icons/tabler/phone-off';
import IconX from '~icons/tabler/x';
import { useState } from 'react';
import type { Contact } from '../contact.ts';
import { CallTime } from './call-time.tsx';
import { Ringing } from './ringing.tsx';

/** An incoming call; after acceptance, it continues in the same dialog. */
export function AudioCall({ partner, onClose }: { partner: Contact; onClose: () => void }) {
  const [isTaken, setTaken] = useState(false);
  if (isTaken) {
    return (
      <Ringing partner={partner} status={<CallTime />} onClose={onClose}>
        <Button onClick={onClose}>
          <IconPhoneOff size={20} stroke={1.75} aria-hidden="true" />
          Hang up
        </Button>
      </Ringing>
    );
  }
  return (
    <Ringing partner={partner} status="Audio call, ringing…" onClose={onClose}>
      <Button variant="default" onClick={onClose}>
        <IconX size={20} stroke={1.75} aria-hidden="true" />
        Decline
      </Button>
      <Button onClick={() => setTaken(true)}>
        <IconPhone size={20} stroke={1.75} aria-hidden="true" />
        Accept
      </Button>
    </Ringing>
  );
}
