import type { Today } from '@pieno/contract/today/today.ts';
import { Card } from '@pieno/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { todayQuery } from '../../../core/api/today/today.ts';
import { m } from '../../../paraglide/messages.js';
import { Fold } from '../fold.tsx';
import { Loaded } from '../loaded.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { BrokenBlock } from './broken-block.tsx';
import { DecisionBlock } from './decision-block.tsx';
import { NewestPrices } from './newest-prices.tsx';
import { PageErrors } from './page-errors.tsx';
import { SilentStations } from './silent-stations.tsx';

/**
 * *Oggi*: what does not work, what waits for a decision, and, folded, the stations without news
 * (rule admin-today-part).
 */
export function TodayPart() {
  return (
    <Loaded query={useQuery(todayQuery(useAdministratorId()))}>
      {(today) => (
        <>
          <BrokenBlock today={today} />
          <DecisionBlock today={today} />
          <PageErrors errors={today.page_errors} />
          <News today={today} />
        </>
      )}
    </Loaded>
  );
}

function News({ today: { silent, newest } }: { today: Today }) {
  if (silent.length + newest.length === 0) return null;
  return (
    <Card variant="flush">
      {silent.length > 0 && (
        <Fold title={m.admin_silent({ count: silent.length })}>
          <SilentStations stations={silent} />
        </Fold>
      )}
      {newest.length > 0 && (
        <Fold title={m.admin_newest()}>
          <NewestPrices newest={newest} />
        </Fold>
      )}
    </Card>
  );
}
