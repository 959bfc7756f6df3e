import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import IconVideo from '~icons/tabler/video';
import IconX from '~icons/tabler/x';
import type { Contact } from '../contact.ts';
import { pathWith } from '../use-partner.ts';
import { Ringing } from './ringing.tsx';

/** An incoming call; acceptance opens `/video-call`. */
export function VideoCall({ partner, onClose }: { partner: Contact; onClose: () => void }) {
  return (
    <Ringing partner={partner} status="Video call, ringing…" onClose={onClose}>
      <Button variant="default" onClick={onClose}>
        <IconX size={20} stroke={1.75} aria-hidden="true" />
        Decline
      </Button>
      <ButtonLink to={pathWith('/video-call', partner)}>
        <IconVideo size={20} stroke={1.75} aria-hidden="true" />
        Accept
      </ButtonLink>
    </Ringing>
  );
}
