import '@mantine/core/styles/Table.layer.css';
import { Table, type TableProps } from '@mantine/core';
import styles from './basic-table-page.module.css';
import { STATIONS } from './sample-stations.ts';

interface StationTableProps extends Pick<
  TableProps,
  | 'striped'
  | 'highlightOnHover'
  | 'withTableBorder'
  | 'withColumnBorders'
  | 'withRowBorders'
  | 'verticalSpacing'
> {
  caption?: string;
}

export function StationTable({ caption, ...look }: StationTableProps) {
  return (
    <Table
      {...look}
      className={styles.table}
      stripedColor="var(--page)"
      highlightOnHoverColor="var(--tint)"
    >
      {caption && <Table.Caption>{caption}</Table.Caption>}
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Station</Table.Th>
          <Table.Th scope="col">Town</Table.Th>
          <Table.Th scope="col" className={styles.number}>
            Petrol
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {STATIONS.map(({ name, town, petrol }) => (
          <Table.Tr key={name}>
            <Table.Td>{name}</Table.Td>
            <Table.Td>{town}</Table.Td>
            <Table.Td className={styles.number}>{petrol.toFixed(3)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
