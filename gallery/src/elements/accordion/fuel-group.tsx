import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import look from '../../kit/fields/question-group.module.css';
import styles from './accordion-page.module.css';

const FUELS = [
  {
    decade: 10,
    name: 'Petrol',
    where: 'Tre Torri, by the roundabout',
    price: 1.669,
    unit: 'litre',
  },
  {
    decade: 20,
    name: 'Diesel',
    where: 'Borgo Carburanti, open all night',
    price: 1.749,
    unit: 'litre',
  },
  {
    decade: 50,
    name: 'Electric',
    where: 'Market square, 22 kW',
    price: 0.4,
    unit: 'kilowatt_hour',
  },
] as const;

/** Each panel has a station and its price. */
export function FuelGroup() {
  return (
    <Accordion
      variant="separated"
      defaultValue="Petrol"
      order={3}
      transitionDuration={160}
      classNames={look}
    >
      {FUELS.map(({ decade, name, where, price, unit }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>
            <span className={styles.fuel}>
              <FuelDot color={DECADE_COLORS[decade]} />
              {name}
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            <div className={styles.price}>
              <span className={look.text}>{where}</span>
              <span lang="it">
                <Price value={price} unit={unit} />
              </span>
            </div>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
