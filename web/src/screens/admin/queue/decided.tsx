import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';

/** A decision's outcome, with a link to the station's prices, where it can be changed. */
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
