import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { Card } from '@pieno/ui/card.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import type { CSSProperties } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { PRODUCTS } from '../../pictures/products.ts';
import styles from './comparison-table-page.module.css';
import { DRIVES, HOLDER_LINES, HOLDERS, STATION_LINES, STATIONS } from './comparisons.ts';
import { PlanComparison } from './plan-comparison.tsx';

const dearest = Math.max(...DRIVES.map(({ euro }) => euro));

export function ComparisonTablePage() {
  return (
    <ExamplePage>
      <Example title="Three plans" lead="What each has, and what it has not.">
        <PlanComparison />
      </Example>
      <Card variant="totem" title="Three stations">
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Fuel</VisuallyHidden>
                </th>
                {STATIONS.map((station) => (
                  <th key={station} scope="col">
                    {station}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {STATION_LINES.map(({ name, unit, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value) => (
                    <td key={value} data-best={value === Math.min(...values)}>
                      <span lang="it">
                        <Price value={value} unit={unit} size="sm" withUnit={false} />
                      </span>
                      <span className={styles.best}>
                        {value === Math.min(...values) ? 'lowest' : ''}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      <Example title="A hundred kilometres" lead="What they take, and what they cost.">
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">With</th>
                <th scope="col">Takes</th>
                <th scope="col">Costs</th>
              </tr>
            </thead>
            <tbody>
              {DRIVES.map(({ name, decade, takes, euro }) => (
                <tr key={name} style={{ '--fuel': DECADE_COLORS[decade] } as CSSProperties}>
                  <th scope="row">
                    <FuelDot color={DECADE_COLORS[decade]} /> {name}
                  </th>
                  <td>{takes}</td>
                  <td>
                    <span className={styles.bar}>
                      <i style={{ inlineSize: `${(euro / dearest) * 100}%` }} />
                    </span>
                    € {euro.toFixed(2)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Example>
      <Example title="Two things from the shop">
        <div className={styles.scroller}>
          <table className={styles.table} data-kind="products">
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Fact</VisuallyHidden>
                </th>
                {HOLDERS.map(({ name, product }) => (
                  <th key={name} scope="col">
                    <PictureImage picture={PRODUCTS[product]} alt="" />
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {HOLDER_LINES.map((line, index) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  {HOLDERS.map(({ name, facts }) => (
                    <td key={name}>{facts[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Example>
      <Example title="Before and after" lead="Two columns are a table as well.">
        <dl className={styles.versus}>
          <div>
            <dt>Before</dt>
            <dd>Three group chats, and a cousin at the border</dd>
            <dd>Prices of the day before yesterday</dd>
            <dd>Self and served in one number</dd>
          </div>
          <div>
            <dt>With Pieno</dt>
            <dd>One list, the cheapest at its top</dd>
            <dd>Each price with its age</dd>
            <dd>Self beside served</dd>
          </div>
        </dl>
      </Example>
    </ExamplePage>
  );
}
