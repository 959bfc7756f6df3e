import { isVerified } from '@pieno/contract/smac/smac-credit.ts';
import type { SmacRate, SmacRateChange } from '@pieno/contract/smac/smac-rates.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  administeredSmacRatesQuery,
  changeSmacRate,
} from '../../../core/api/smac/administered-smac-rates.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../../../features/prices/category-names.ts';
import styles from '../lists.module.css';
import { Loaded } from '../loaded.tsx';
import { ReasonButton } from '../reason-button.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { useChange } from '../use-change.ts';

/** The rates by which a refuel earns credit on the SMaC: verified, suspended and resumed here (rule smac-rates). */
export function SmacPage() {
  const query = useQuery(administeredSmacRatesQuery(useAdministratorId()));
  return (
    <Loaded query={query}>
      {(rates) =>
        rates.length === 0 ? (
          <EmptyState message={m.admin_smac_none()} />
        ) : (
          <Card variant="flush">
            <p className={styles.row}>{m.admin_smac_hint()}</p>
            <ul role="list">
              {rates.map((rate) => (
                <RateRow key={rate.id} rate={rate} />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}

function RateRow({ rate }: { rate: SmacRate }) {
  const { id, suspended, source, source_url: url } = rate;
  const now = useNow();
  const { mutate, mutateAsync, error, isPending } = useChange((change: SmacRateChange) =>
    changeSmacRate(id, change),
  );
  const title = nameOf(rate);
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name}>{title}</span>
        <span>{daysOf(rate)}</span>
        <span className={styles.hint}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {source}
            </a>
          ) : (
            source
          )}
        </span>
        <span className={styles.hint} role="status">
          {rate.verified_at
            ? m.admin_smac_verified({ when: dateTimeText(rate.verified_at) })
            : m.admin_smac_unverified()}
        </span>
      </span>
      {suspended && <Chip tone="notice">{m.admin_smac_suspended()}</Chip>}
      {!isVerified(rate, now) && <Chip>{m.admin_smac_estimate()}</Chip>}
      <Button
        variant="default"
        aria-label={`${m.admin_smac_verify()}: ${title}`}
        aria-busy={isPending}
        onClick={() => !isPending && mutate({ verified: true })}
      >
        {m.admin_smac_verify()}
      </Button>
      <ReasonButton
        label={suspended ? m.admin_smac_resume() : m.admin_smac_suspend()}
        question={(suspended ? m.admin_smac_resume_question : m.admin_smac_suspend_question)({
          name: title,
        })}
        onSubmit={async (reason) =>
          void (await mutateAsync({ suspended: !suspended, ...(reason && { reason }) }))
        }
      />
      <Failure of={error} />
    </li>
  );
}

/** Formats 'Benzina: € 0,150 al litro'. */
function nameOf({ fuel, amount, basis }: SmacRate): string {
  const name = fuel === null ? m.admin_smac_others() : decadeName(fuel);
  const given = euroText(amount);
  return basis === 'unit'
    ? m.admin_smac_unit({ name, amount: given })
    : m.admin_smac_reference({ name, amount: given });
}

/** Formats 'Dal 01/01/2023 fino al 31/03/2023, al massimo 60 litri al giorno'. */
function daysOf(rate: SmacRate): string {
  const { valid_from: from, valid_to: to, per_day_litres: litres, per_month_euro: euros } = rate;
  return [
    from ? m.admin_smac_from({ day: dayText(from) }) : m.admin_smac_before(),
    to && m.admin_smac_to({ day: dayText(to) }),
    litres !== null && m.admin_smac_day({ litres }),
    euros !== null && m.admin_smac_month({ euros }),
  ]
    .filter(Boolean)
    .join(', ');
}

const dayText = (day: string): string => day.split('-').toReversed().join('/');
