import { Link } from '@pieno/ui/buttons/link.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconShoppingBag from '~icons/tabler/shopping-bag';
import { countPieces } from './cart.ts';
import { useCart } from './cart-store.ts';
import styles from './cart-link.module.css';

/** Shows the number of pieces in the cart. */
export function CartLink() {
  const pieces = countPieces(useCart());
  return (
    <Link to="/cart" className={styles.link}>
      <IconShoppingBag size={22} stroke={1.75} aria-hidden="true" />
      <VisuallyHidden>Cart, pieces:</VisuallyHidden>
      <span className={styles.count} aria-live="polite">
        {pieces}
      </span>
    </Link>
  );
}
