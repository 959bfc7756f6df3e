import type { CapDecision, QueueItem } from '@pieno/contract/queue/queue.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMINISTRATION } from '../../../api/administration.ts';
import { decideOverCap } from '../../../api/queue/queue.ts';
import { sinceText } from '../../../format/since.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { Failure, Outcome } from '../../../notices/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../prices/fuel-names.ts';
import styles from './queue.module.css';
import { ReasonDialog } from '../reason-dialog.tsx';

/** What the cap on drivers' words holds: all, some or none of it is taken at once (rule report-cap). */
export function OverCapCard({ items }: { items: readonly QueueItem[] }) {
  const queries = useQueryClient();
  const now = useNow();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const decide = useMutation({
    mutationFn: decideOverCap,
    onSettled: () => queries.invalidateQueries({ queryKey: ADMINISTRATION }),
  });
  const decision: CapDecision = {
    take: items.map(({ id }) => id).filter((id) => !left.includes(id)),
    leave: items.map(({ id }) => id).filter((id) => left.includes(id)),
  };
  const answer = answerText(decision);
  return (
    <>
      {decide.data && !decide.error && <Outcome kind="success">{decide.data.message}</Outcome>}
      {items.length > 0 && (
        <Card title={m.admin_cap_title()}>
          <p className={styles.hint}>{m.admin_cap_lead()}</p>
          <ul role="list" className={styles.overCap}>
            {items.map((item) => (
              <li key={item.id}>
                <CheckboxField
                  name={item.id}
                  label={itemText(item)}
                  hint={m.admin_cap_since({ since: sinceText(item.waits_since, now) })}
                  checked={!left.includes(item.id)}
                  onChange={({ target }) =>
                    setLeft(
                      target.checked ? left.filter((id) => id !== item.id) : [...left, item.id],
                    )
                  }
                />
              </li>
            ))}
          </ul>
          <Failure of={!isAsking && decide.error} />
          <Button
            wide
            aria-disabled={decide.isPending}
            onClick={() => {
              if (decide.isPending) return;
              if (decision.leave.length > 0) setIsAsking(true);
              else decide.mutate(decision);
            }}
          >
            {answer}
          </Button>
        </Card>
      )}
      {isAsking && (
        <ReasonDialog
          question={m.admin_cap_question({ count: decision.leave.length })}
          submit={answer}
          isNeeded
          onSubmit={async (reason) => {
            await decide.mutateAsync({ ...decision, ...(reason !== undefined && { reason }) });
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function itemText({ kind, business, fuel_type, price, current }: QueueItem): string {
  const about = { fuel: fuelName(fuel_type), name: business.name, price: priceDigits(price) };
  if (kind === 'contested') return m.admin_cap_contested(about);
  return current
    ? m.admin_cap_price({ ...about, current: priceDigits(current.price) })
    : m.admin_cap_first(about);
}

function answerText({ take, leave }: CapDecision): string {
  if (leave.length === 0) return m.admin_cap_take_all({ count: take.length });
  if (take.length === 0) return m.admin_cap_take_none({ count: leave.length });
  return m.admin_cap_take_some({ take: take.length, leave: leave.length });
}
