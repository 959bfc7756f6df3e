import { Link } from '@pieno/ui/buttons/link.tsx';
import IconTrash from '~icons/tabler/trash';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { lineTotal, type CartLine } from '../cart.ts';
import { removeLine, setQuantity } from '../cart-store.ts';
import { findProduct } from '../catalogue.ts';
import { dollars, productPath } from '../product.ts';
import { QuantityField } from '../quantity-field.tsx';
import styles from './cart-line-row.module.css';

export function CartLineRow({ line }: { line: CartLine }) {
  const product = findProduct(line.product);
  const { name, price, picture } = product;
  return (
    <li className={styles.line}>
      <PictureImage picture={picture} alt="" className={styles.picture} />
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link to={productPath(product)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.size}>
          {line.size} · {dollars(price)} each
        </p>
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove: ${name}`}
        onClick={() => removeLine(line)}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <div className={styles.count}>
        <QuantityField
          label={`Quantity of ${name}`}
          value={line.quantity}
          onChange={(quantity) => setQuantity(line, quantity)}
        />
        <p className={styles.total}>{dollars(lineTotal(line))}</p>
      </div>
    </li>
  );
}
