import { Link } from '@pieno/ui/buttons/link.tsx';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { PriceTag } from '../price-tag.tsx';
import { productPath, type Product } from '../product.ts';
import styles from './related-products.module.css';

export function RelatedProducts({ products }: { products: readonly Product[] }) {
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        Related products
      </h2>
      <ul role="list" className={styles.row}>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <PictureImage picture={product.picture} alt="" className={styles.picture} />
            <h3 className={styles.name}>
              <Link to={productPath(product)} className={styles.link}>
                {product.name}
              </Link>
            </h3>
            <ExactStars rating={product.rating} size={14} />
            <PriceTag product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
