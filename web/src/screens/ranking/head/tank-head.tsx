import type { Area } from '@pieno/contract/prices/areas.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { fillCost, proposedTank, type Tank, type TankFuel } from '@pieno/contract/profile/tank.ts';
import IconX from '~icons/tabler/x';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AlertButton } from '../../../features/alerts/alert-button.tsx';
import { m } from '../../../paraglide/messages.js';
import { useStore } from '../../../core/storage/store.ts';
import { tankQuestion, useTank } from '../../../features/prices/tank/tank.ts';
import { askText, fillText, sumText } from '../../../features/prices/tank/tank-text.ts';
import styles from './tank-head.module.css';
import { TankLine } from './tank-line.tsx';

const TankEditor = lazy(() =>
  import('./tank-editor.tsx')
    .then((module) => ({ default: module.TankEditor }))
    .catch(() => ({ default: () => <p role="alert">{m.failed_connection()}</p> })),
);

export interface TankHeadProps {
  fuel: TankFuel;
  mode: FuelMode | undefined;
  /** The area of the ranking; San Marino for both areas. */
  area: Area;
  /** True if the ranking shows favourites only. */
  favorites: boolean | undefined;
  entries: readonly PlacedEntry[];
  /** Opens 'Conviene?'; undefined while it is open. */
  onWorth: (() => void) | undefined;
}

/**
 * In a ranking's head: the lowest cost of a refuel here, or the question about its amount, which can be dismissed for
 * good (rule tank-line). With a tank of another fuel neither is shown. 'Conviene?' and 'Avvisami' are shown to
 * everybody.
 */
export function TankHead({ fuel, mode, area, favorites, entries, onWorth }: TankHeadProps) {
  const tank = useTank();
  const isDismissed = useStore(tankQuestion) !== null;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = () => setOpen(!isOpen);
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  const wishes = (
    <div className={styles.wishes}>
      {onWorth && (
        <button type="button" className={styles.press} onClick={onWorth}>
          {m.worth_open()}
        </button>
      )}
      <AlertButton
        about={{ wish: { decade: fuel, mode, area, favorites } }}
        className={styles.press}
      />
    </div>
  );
  if (tank ? tank.fuel !== fuel : isDismissed)
    return (
      <div className={styles.line} data-alone>
        {wishes}
      </div>
    );
  return (
    <>
      <TankLine {...{ isOpen, button }} text={textOf(fuel, tank, entries)} onPress={press}>
        {!tank && <Dismiss />}
        {wishes}
      </TankLine>
      {isOpen && (
        <Suspense>
          <Card>
            <TankEditor tank={tank ?? proposedTank(fuel, mode)} onClose={close} />
          </Card>
        </Suspense>
      )}
    </>
  );
}

/** Formats 'Pieno da 45 l: da € 77,67', or the question about the amount. */
function textOf(fuel: TankFuel, tank: Tank | null, entries: readonly PlacedEntry[]): string {
  if (!tank) return askText(fuel);
  const fill = fillText(tank);
  const from = fromOf(tank, entries);
  return from === undefined ? fill : m.tank_from({ fill, sum: sumText(from) });
}

/** Returns the euros of one refuel at the best ranked price; undefined if that is a demo price, or nothing ranks. */
function fromOf(tank: Tank, entries: readonly PlacedEntry[]): number | undefined {
  const prices = entries.flatMap(({ rank, fuels: [best] }) =>
    rank === 1 && best && best.source !== 'demo' ? best.price : [],
  );
  return prices.length > 0 ? fillCost(tank, Math.min(...prices)) : undefined;
}

/** Dismisses the question for good. */
const Dismiss = () => (
  <Button
    variant="quiet"
    aria-label={m.tank_ask_not()}
    title={m.tank_ask_not()}
    onClick={() => tankQuestion.set('no')}
  >
    <IconX size={18} stroke={1.75} aria-hidden="true" />
  </Button>
);
