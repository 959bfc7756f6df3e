import type { OwnerFuel } from '@pieno/contract/stations/own-stations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { changeText } from '../../features/prices/editor/change-text.ts';
import { toThousandths } from '../../features/prices/editor/typed-price.ts';
import type { PricesByFuel } from '../../features/prices/editor/use-price-drafts.ts';
import { fuelName } from '../../features/prices/fuel-names.ts';
import styles from './unusual-dialog.module.css';

interface UnusualDialogProps {
  fuels: readonly OwnerFuel[];
  /** Fuel id → the question about its price. */
  questions: Readonly<Record<string, string>>;
  /** The prices to send. */
  prices: PricesByFuel;
  onConfirm: () => void;
  onCorrect: () => void;
}

/** Asks once to confirm prices far from those around, and shows both; the focus is on the way back. */
export function UnusualDialog(props: UnusualDialogProps) {
  const { fuels, questions, prices, onConfirm, onCorrect } = props;
  const id = useId();
  return (
    <Modal role="alertdialog" labelledBy={id} onClose={onCorrect}>
      <div id={id} className={styles.questions}>
        {Object.entries(questions).map(([fuelId, question]) => {
          const fuel = fuels.find(({ fuel_type }) => fuel_type.id === Number(fuelId));
          const price = prices.get(Number(fuelId));
          return (
            <div key={fuelId}>
              <p>{fuel ? `${fuelName(fuel.fuel_type)}. ${question}` : question}</p>
              {price !== undefined && (
                <p className={styles.figures} translate="no">
                  {changeText(fuel?.price ? toThousandths(fuel.price.price) : null, price)}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <form method="dialog" className={styles.answers}>
        <Button type="submit" wide variant="default">
          {m.owner_correct()}
        </Button>
        <Button wide onClick={onConfirm}>
          {m.owner_sure()}
        </Button>
      </form>
    </Modal>
  );
}
