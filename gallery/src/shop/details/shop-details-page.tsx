import { Card } from '@pieno/ui/card.tsx';
import { useHost } from '../../host.ts';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { CATALOGUE, findProduct } from '../catalogue.ts';
import type { Product } from '../product.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { OrderForm } from './order-form.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { RatingBreakdown } from './rating-breakdown.tsx';
import { RelatedProducts } from './related-products.tsx';
import styles from './shop-details-page.module.css';

export function ShopDetailsPage() {
  const { query } = useHost();
  const product = findProduct(query.product);
  const { text, facts, scenes } = DESCRIPTIONS[product.id]!;
  return (
    <ExamplePage layout="wide">
      <div key={product.id} className={styles.top}>
        <ProductGallery pictures={[product.picture, ...scenes]} />
        <OrderForm product={product} />
      </div>
      <div className={styles.more}>
        <Card title="Description">
          <p>{text}</p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <RatingBreakdown />
      </div>
      <RelatedProducts products={relatedTo(product)} />
    </ExamplePage>
  );
}

/** Returns the next four products in stock, wrapping around at the catalogue's end. */
function relatedTo(product: Product): Product[] {
  const at = CATALOGUE.indexOf(product);
  return [...CATALOGUE.slice(at + 1), ...CATALOGUE.slice(0, at)]
    .filter(({ inStock }) => inStock)
    .slice(0, 4);
}
