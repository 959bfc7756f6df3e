import { dollars } from '../product.ts';
import type { INVOICE } from './invoice.ts';
import styles from './invoice-lines.module.css';

/** One row per item. */
export function InvoiceLines({ lines }: { lines: typeof INVOICE.lines }) {
  return (
    <div className={styles.scroller}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className={styles.number}>
              Each
            </th>
            <th scope="col" className={styles.number}>
              Qty
            </th>
            <th scope="col" className={styles.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, size, price, quantity, total }) => (
            <tr key={name}>
              <td>
                <span className={styles.name}>{name}</span>
                <span className={styles.size}>{size}</span>
              </td>
              <td className={styles.number}>{dollars(price)}</td>
              <td className={styles.number}>{quantity}</td>
              <td className={styles.number}>{dollars(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
