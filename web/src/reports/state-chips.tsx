import type { AgedPrice } from '@pieno/contract/freshness.ts';
import type { StationState } from '@pieno/contract/prices.ts';
import type { StationStateReport } from '@pieno/contract/reports.ts';
import { Button } from '@pieno/ui/button.tsx';
import { reportState } from '../api/reports.ts';
import { m } from '../paraglide/messages.js';
import { shortFuelName } from '../prices/short-fuel-name.ts';
import { InView } from './in-view.tsx';
import styles from './price-sheet.module.css';
import { useSaid } from './use-said.tsx';

interface StateChipsProps {
  businessId: number;
  decade: number;
  fuels: readonly AgedPrice[];
  /** What is said of them now. */
  states: readonly StationState[];
}

/** The category of which a charger may be broken. */
export const ELECTRIC = 50;

type Chip = Pick<StationStateReport, 'state' | 'fuel_type_id'> & { label: string };

/**
 * 'Esaurito', 'Chiuso', 'Colonnina guasta': what keeps somebody from filling up right now, and that it works again (rule
 * price-sheet).
 */
export function StateChips({ businessId, decade, fuels, states }: StateChipsProps) {
  const said = useSaid(businessId, ({ state, fuel_type_id }: Chip) =>
    reportState({
      business_id: businessId,
      state,
      ...(fuel_type_id !== undefined && { fuel_type_id }),
    }),
  );
  const chips = [...chipsOf(decade, fuels), ...(states.length > 0 ? [WORKING] : [])];
  return (
    <section className={styles.chips} aria-label={m.state_question()}>
      <p className={styles.place}>{m.state_question()}</p>
      <div className={styles.row}>
        {chips.map((chip) => (
          <Button
            key={chip.label}
            variant="default"
            aria-busy={said.isSending && said.word?.label === chip.label}
            onClick={() => said.say(chip)}
          >
            {chip.label}
          </Button>
        ))}
      </div>
      {(said.answer || said.failure) && (
        <InView>
          <p role="status" className={styles.said}>
            {said.failure ?? thanksText(said.word, said.answer ?? [])}
          </p>
        </InView>
      )}
      {said.prompt}
    </section>
  );
}

function thanksText(word: Chip | undefined, states: readonly StationState[]): string {
  if (word?.state !== 'working') {
    const said = states.find(
      ({ state, fuel_type_id }) =>
        state === word?.state && fuel_type_id === (word.fuel_type_id ?? null),
    );
    return said?.counts ? m.state_thanks() : m.state_thanks_shown();
  }
  return states.length === 0 ? m.state_working_done() : m.state_working_kept();
}

function chipsOf(decade: number, fuels: readonly AgedPrice[]): Chip[] {
  if (decade === ELECTRIC)
    return [{ state: 'charger_broken', label: m.state_charger_broken() }, CLOSED];
  const soldOut = fuels.map(({ fuel_type }): Chip => ({
    state: 'sold_out',
    fuel_type_id: fuel_type.id,
    label:
      fuels.length === 1
        ? m.state_sold_out()
        : m.state_sold_out_fuel({ fuel: shortFuelName(fuel_type) }),
  }));
  return [...soldOut, CLOSED];
}

const CLOSED: Chip = { state: 'closed', label: m.state_closed() };
const WORKING: Chip = { state: 'working', label: m.state_working() };
