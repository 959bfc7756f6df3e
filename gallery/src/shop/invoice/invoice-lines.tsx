import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { dollars } from '../product.ts';
import type { INVOICE } from './invoice.ts';
import styles from './invoice-lines.module.css';

/** What was bought, a row a thing. */
export function InvoiceLines({ lines }: { lines: typeof INVOICE.lines }) {
  return (
    <Table className={styles.lines} verticalSpacing="sm" horizontalSpacing={0}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Item</Table.Th>
          <Table.Th className={styles.number}>Each</Table.Th>
          <Table.Th className={styles.number}>Qty</Table.Th>
          <Table.Th className={styles.number}>Amount</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map(({ name, size, price, quantity, total }) => (
          <Table.Tr key={name}>
            <Table.Td>
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>{size}</span>
            </Table.Td>
            <Table.Td className={styles.number}>{dollars(price)}</Table.Td>
            <Table.Td className={styles.number}>{quantity}</Table.Td>
            <Table.Td className={styles.number}>{dollars(total)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
