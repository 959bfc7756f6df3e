import { Button } from '@pieno/ui/buttons/button.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconCheck from '~icons/tabler/check';
import IconShoppingBagPlus from '~icons/tabler/shopping-bag-plus';
import { useState } from 'react';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { addToCart } from '../cart-store.ts';
import { PriceTag } from '../price-tag.tsx';
import { productPath, type Product } from '../product.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  /** A tile in a grid, or a row in a list. */
  view: 'grid' | 'list';
}

/** Products that are out of stock have no link. */
export function ProductCard({ product, view }: ProductCardProps) {
  const { name, category, picture, rating, inStock, priceBefore } = product;
  return (
    <article className={styles.card} data-view={view} data-gone={!inStock}>
      <div className={styles.picture}>
        <PictureImage picture={picture} alt="" />
        {priceBefore !== undefined && inStock && <span className={styles.flag}>Offer</span>}
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <h2 className={styles.name}>
          {inStock ? (
            <Link to={productPath(product)} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <ExactStars rating={rating} size={14} />
        <PriceTag product={product} />
        <div className={styles.action}>
          {inStock ? (
            <AddButton product={product} />
          ) : (
            <Button variant="default" wide disabled>
              Out of Stock
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

function AddButton({ product: { id, name } }: { product: Product }) {
  const [isAdded, setAdded] = useState(false);
  const Outline = isAdded ? IconCheck : IconShoppingBagPlus;
  return (
    <Button
      variant="default"
      wide
      aria-label={`${isAdded ? 'Added to Cart' : 'Add to Cart'}: ${name}`}
      onClick={() => {
        addToCart({ product: id, size: 'Medium', quantity: 1 });
        setAdded(true);
      }}
    >
      <Outline size={18} stroke={1.75} aria-hidden="true" />
      {isAdded ? 'Added' : 'Add to Cart'}
    </Button>
  );
}
