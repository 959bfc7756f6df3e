import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import IconChevronDown from '~icons/tabler/chevron-down';
import { useId, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import { KINDS } from './kinds.ts';
import styles from './queue-list.module.css';

interface QueueRowProps {
  item: QueueItem;
  /** False if the group's title names the price's state. */
  showsKind: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isOpen: boolean;
  onOpen: () => void;
  /** The card that opens. */
  children: ReactNode;
}

/** A waiting price in one line, which can be chosen and opens into its card. */
export function QueueRow(props: QueueRowProps) {
  const { item, showsKind, isChosen, onChoose, isOpen, onOpen, children } = props;
  const { kind, business, fuel_type, price } = item;
  const card = useId();
  const about = `${fuelName(fuel_type)}${showsKind ? `, ${KINDS[kind]()}` : ''}`;
  return (
    <>
      <div className={styles.line}>
        <CheckboxField
          name="item"
          label={m.admin_choose({
            price: priceDigits(price),
            name: business.name,
            fuel: fuelName(fuel_type),
          })}
          hidesLabel
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={card}
          onClick={onOpen}
        >
          <span className={styles.price}>{priceDigits(price)}</span>
          <span className={styles.about}>
            <span className={styles.station} translate="no">
              {business.name},
            </span>{' '}
            {about}
          </span>
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      </div>
      <div id={card} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
