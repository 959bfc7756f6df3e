import type { MadeStationToken } from '@pieno/contract/prices/station-tokens.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  makeToken,
  revokeToken,
  stationTokensQuery,
} from '../../../core/api/prices/station-tokens.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { MadeToken } from './made-token.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import styles from './tokens-card.module.css';

/**
 * The tokens with which tills submit a station's prices (rule owner-tokens). A new one is
 * shown once.
 */
export function TokensCard({ stationId, userId }: { stationId: number; userId: string }) {
  const queries = useQueryClient();
  const { queryKey, ...query } = stationTokensQuery(userId, stationId);
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...query, queryKey, enabled: isOpen });
  const [made, setMade] = useState<MadeStationToken | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey });
  const revocation = useMutation({
    mutationFn: (id: number) => revokeToken(stationId, id),
    onSuccess: (_, id) => setMade((shown) => (shown?.id === id ? null : shown)),
    onSettled: refresh,
  });
  if (!isOpen) {
    return (
      <Card title={m.tokens_title()}>
        <div className={styles.part}>
          <p className={styles.hint}>{m.tokens_hint()}</p>
          <Button variant="default" onClick={() => setOpen(true)}>
            {m.tokens_open()}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card title={m.tokens_title()}>
      <div className={styles.part}>
        <p className={styles.hint}>{m.tokens_hint()}</p>
        <Failure of={!data && error} />
        {made && <MadeToken key={`made ${made.id}`} made={made} stationId={stationId} />}
        <ul role="list">
          {data?.tokens.map(({ id, name, last_used_at, works }) => (
            <li key={id} className={styles.row}>
              <div className={styles.about}>
                <p className={styles.name} translate="no">
                  {name}
                </p>
                <p className={styles.hint}>
                  {last_used_at
                    ? m.tokens_used({ when: dateTimeText(last_used_at) })
                    : m.tokens_unused()}
                </p>
              </div>
              {!works && <Chip tone="notice">{m.tokens_asleep()}</Chip>}
              <Button
                variant="quiet"
                aria-label={m.tokens_revoke_of({ name })}
                onClick={() => !revocation.isPending && revocation.mutate(id)}
              >
                {m.tokens_revoke()}
              </Button>
              <Failure of={revocation.variables === id && revocation.error} />
            </li>
          ))}
        </ul>
        <NewTokenForm
          key={made?.id}
          onSubmit={async (name) => {
            setMade(await makeToken(stationId, name));
            await refresh();
          }}
        />
      </div>
    </Card>
  );
}
