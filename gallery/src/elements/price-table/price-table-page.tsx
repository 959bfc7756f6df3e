import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';
import { PlanCards } from './plan-cards.tsx';
import { AT_THE_PUMP, WASHES } from './plans.ts';
import styles from './price-table-page.module.css';

export function PriceTablePage() {
  return (
    <ExamplePage layout="wide">
      <Example title="Three plans" lead="Pieno is free. These are only a demo.">
        <PlanCards />
      </Example>
      <div className={styles.pair}>
        <Card variant="totem" title="At the pump">
          <table className={styles.pump}>
            <thead>
              <tr>
                <th scope="col">Fuel</th>
                <th scope="col">Self</th>
                <th scope="col">Served</th>
              </tr>
            </thead>
            <tbody>
              {AT_THE_PUMP.map(({ decade, name, self, served }) => (
                <tr key={name}>
                  <th scope="row">
                    <FuelDot color={DECADE_COLORS[decade]} /> {name}
                  </th>
                  {Object.entries({ self, served }).map(([mode, price]) => (
                    <td key={mode} lang="it">
                      <Price value={price} unit="litre" size="sm" withUnit={false} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        <Example title="As a menu" lead="Dots lead the eye from the name to the price.">
          <ul role="list" className={styles.menu}>
            {WASHES.map(({ name, minutes, price }) => (
              <li key={name}>
                <span>
                  {name}
                  <small>{minutes} minutes</small>
                </span>
                <i aria-hidden="true" />
                <strong>€ {price}</strong>
              </li>
            ))}
          </ul>
        </Example>
        <Example title="By how much you take" lead="The more cars, the less for each.">
          <Steps />
        </Example>
        <Card variant="flush">
          <div className={styles.offer}>
            <div>
              <h2>Ten washes</h2>
              <p>Pay for eight. The card knows no date and may be lent.</p>
            </div>
            <p className={styles.price}>
              <s>€ 60</s>
              <span className={styles.euro}>€</span>48
            </p>
            <Take />
          </div>
        </Card>
      </div>
    </ExamplePage>
  );
}

/** Euro per car and month, from this number of cars. */
const TIERS = [
  { from: 1, price: 2.9 },
  { from: 5, price: 2.4 },
  { from: 15, price: 1.9 },
  { from: 30, price: 1.5 },
] as const;

function Steps() {
  const [cars, setCars] = useState(8);
  const tier = TIERS.findLast(({ from }) => cars >= from) ?? TIERS[0];
  return (
    <>
      <LabelledSlider label="Cars" min={1} max={50} value={cars} onChange={setCars} />
      <ul role="list" className={styles.tiers}>
        {TIERS.map(({ from, price }) => (
          <li key={from} data-current={from === tier.from}>
            <span>from {from}</span>
            <strong>€ {price.toFixed(2)}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.sum} role="status">
        {cars} × € {tier.price.toFixed(2)} = <strong>€ {(cars * tier.price).toFixed(2)}</strong> a
        month
      </p>
    </>
  );
}

function Take() {
  const [isTaken, setTaken] = useState(false);
  return (
    <Button wide aria-pressed={isTaken} onClick={() => setTaken(!isTaken)}>
      {isTaken ? 'It is yours' : 'Take the card'}
    </Button>
  );
}
