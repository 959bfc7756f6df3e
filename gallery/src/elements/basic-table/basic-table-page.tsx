import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Medal } from '@pieno/ui/price/medal.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import styles from './basic-table-page.module.css';
import { ChosenTable } from './chosen-table.tsx';
import { StationTable } from './station-table.tsx';
import { REFUELS, STATIONS } from './sample-stations.ts';

const CREW = [
  { person: 'elena', job: 'Prices', state: 'On duty' },
  { person: 'fabio', job: 'Map', state: 'On duty' },
  { person: 'irene', job: 'Letters', state: 'Away' },
] as const;
const CHEAPEST = STATIONS.toSorted((a, b) => a.diesel - b.diesel).slice(0, 3);
const euro = (value: number) => value.toFixed(2);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function BasicTablePage() {
  return (
    <ExamplePage>
      <Example title="Plain" lead="Hairlines between rows, figures below each other.">
        <StationTable />
      </Example>
      <Example title="Striped" lead="For the eye that wanders on a long line.">
        <StationTable striped="even" withRowBorders={false} />
      </Example>
      <Example title="Bordered">
        <StationTable withTableBorder withColumnBorders />
      </Example>
      <Example title="Pointed at" lead="The row under the pointer lights up.">
        <StationTable highlightOnHover caption="Euro a litre, this morning at eight" />
      </Example>
      <Example title="Close together">
        <StationTable verticalSpacing={3} />
      </Example>
      <Card variant="totem" title="On the totem">
        <div className={styles.scroller}>
          <Table className={styles.table} data-totem="true">
            <Table.Tbody>
              {CHEAPEST.map(({ name, diesel }, index) => (
                <Table.Tr key={name}>
                  <Table.Td className={styles.tick}>
                    <Medal rank={index + 1} label={`Place ${index + 1}`} />
                  </Table.Td>
                  <Table.Th scope="row">{name}</Table.Th>
                  <Table.Td className={styles.number} lang="it">
                    <Price value={diesel} unit="litre" size="sm" />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </Card>
      <Example title="To tick">
        <ChosenTable />
      </Example>
      <Example title="With a sum" lead="What the month has cost so far.">
        <Table className={styles.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Day</Table.Th>
              <Table.Th scope="col" className={styles.number}>
                Litres
              </Table.Th>
              <Table.Th scope="col" className={styles.number}>
                Euro
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {REFUELS.map(({ day, litres, cost }) => (
              <Table.Tr key={day}>
                <Table.Td>{day}</Table.Td>
                <Table.Td className={styles.number}>{litres.toFixed(1)}</Table.Td>
                <Table.Td className={styles.number}>{euro(cost)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">Together</Table.Th>
              <Table.Th className={styles.number}>
                {sum(REFUELS.map(({ litres }) => litres)).toFixed(1)}
              </Table.Th>
              <Table.Th className={styles.number}>
                {euro(sum(REFUELS.map(({ cost }) => cost)))}
              </Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Example>
      <Example title="With more than words">
        <Table className={styles.table} verticalSpacing={8}>
          <Table.Tbody>
            {CREW.map(({ person, job, state }) => (
              <Table.Tr key={person}>
                <Table.Td className={styles.tick}>
                  <Avatar src={PEOPLE[person].src} size={40} />
                </Table.Td>
                <Table.Th scope="row">{PEOPLE[person].alt}</Table.Th>
                <Table.Td>{job}</Table.Td>
                <Table.Td className={styles.number}>
                  <Chip tone={state === 'Away' ? 'faded' : 'notice'}>{state}</Chip>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Example>
      <Example
        title="Wider than the phone"
        lead="It scrolls in its own frame; the first column stays."
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling needs keyboard focus */}
        <div className={styles.wide} role="region" aria-label="All prices" tabIndex={0}>
          <Table className={styles.table}>
            <Table.Thead>
              <Table.Tr>
                {['Station', 'Town', 'Petrol', 'Diesel', 'LPG', 'Open'].map((name) => (
                  <Table.Th key={name} scope="col">
                    {name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {STATIONS.map(({ name, town, petrol, diesel, lpg, open }) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{name}</Table.Th>
                  <Table.Td>{town}</Table.Td>
                  {[petrol, diesel, lpg].map((price) => (
                    <Table.Td key={price}>{price.toFixed(3)}</Table.Td>
                  ))}
                  <Table.Td>{open}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </Example>
    </ExamplePage>
  );
}
