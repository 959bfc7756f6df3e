import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';

/** What was decided, and where it is changed again: at the station's prices. */
export function Decided({ message, item: { business } }: { message: string; item: QueueItem }) {
  return (
    <Outcome
      kind="success"
      actions={
        <ButtonLink variant="quiet" to={`/admin/distributori/${business.id}`}>
          {m.admin_decided_prices({ name: business.name })}
        </ButtonLink>
      }
    >
      {message}
    </Outcome>
  );
}
