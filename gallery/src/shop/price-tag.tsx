import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import styles from './price-tag.module.css';
import { dollars, type Product } from './product.ts';

interface PriceTagProps {
  product: Pick<Product, 'price' | 'priceBefore'>;
  size?: 'small' | 'large' | undefined;
}

/** The price and, if reduced, the former price. */
export function PriceTag({ product: { price, priceBefore }, size = 'small' }: PriceTagProps) {
  return (
    <p className={styles.tag} data-size={size}>
      <span className={styles.price}>{dollars(price)}</span>
      {priceBefore !== undefined && (
        <s className={styles.before}>
          <VisuallyHidden>before </VisuallyHidden>
          {dollars(priceBefore)}
        </s>
      )}
    </p>
  );
}
