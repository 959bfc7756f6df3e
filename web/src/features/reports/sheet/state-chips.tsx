import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { ELECTRIC } from '@pieno/contract/prices/fuels.ts';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import type { StationStateReport } from '@pieno/contract/prices/reports.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { InView } from '../../../core/components/in-view.tsx';
import { m } from '../../../paraglide/messages.js';
import { shortFuelName } from '../../prices/short-fuel-name.ts';
import styles from './price-sheet.module.css';
import { useDisputeOrState } from '../use-dispute-or-state.tsx';

interface StateChipsProps {
  businessId: number;
  decade: number;
  fuels: readonly AgedPrice[];
  /** Their current states. */
  states: readonly StationState[];
}

interface Chip {
  label: string;
  report: Omit<StationStateReport, 'business_id'>;
}

/**
 * 'Esaurito', 'Chiuso', 'Colonnina guasta': reports what prevents filling up now, or that it
 * works again (rule price-sheet).
 */
export function StateChips({ businessId, decade, fuels, states }: StateChipsProps) {
  const submitting = useDisputeOrState(businessId);
  /** The last tapped chip. */
  const [tapped, setTapped] = useState('');
  const chips = [...chipsOf(decade, fuels), ...(states.length > 0 ? [WORKING] : [])];
  return (
    <section className={styles.chips} aria-label={m.state_question()}>
      <p className={styles.place}>{m.state_question()}</p>
      <div className={styles.row}>
        {chips.map(({ label, report }) => (
          <Button
            key={label}
            variant="default"
            aria-busy={submitting.isSending && tapped === label}
            onClick={() => {
              setTapped(label);
              submitting.submit({ business_id: businessId, ...report });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {(submitting.answer || submitting.failure) && (
        <InView>
          <p role="status" className={styles.note}>
            {submitting.failure ?? submitting.answer}
          </p>
        </InView>
      )}
      {submitting.prompt}
    </section>
  );
}

function chipsOf(decade: number, fuels: readonly AgedPrice[]): Chip[] {
  if (decade === ELECTRIC)
    return [{ label: m.state_charger_broken(), report: { state: 'charger_broken' } }, CLOSED];
  const soldOut = fuels.map(({ fuel_type }): Chip => ({
    report: { state: 'sold_out', fuel_type_id: fuel_type.id },
    label:
      fuels.length === 1
        ? m.state_sold_out()
        : m.state_sold_out_fuel({ fuel: shortFuelName(fuel_type) }),
  }));
  return [...soldOut, CLOSED];
}

const CLOSED: Chip = { label: m.state_closed(), report: { state: 'closed' } };
const WORKING: Chip = { label: m.state_working(), report: { state: 'working' } };
