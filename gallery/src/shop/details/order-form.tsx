import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import IconCheck from '~icons/tabler/check';
import IconShoppingBagPlus from '~icons/tabler/shopping-bag-plus';
import { useState } from 'react';
import { ExactStars } from '../../kit/ratings/exact-stars.tsx';
import { RATING } from '../../kit/ratings/rating.ts';
import { CartLink } from '../cart-link.tsx';
import { addToCart } from '../cart-store.ts';
import { PriceTag } from '../price-tag.tsx';
import { QUANTITY, SIZES, type Product, type Size } from '../product.ts';
import { QuantityField } from '../quantity-field.tsx';
import styles from './order-form.module.css';

/** Adds the product to the cart in a size and quantity. */
export function OrderForm({ product }: { product: Product }) {
  const { id, name, category, inStock } = product;
  const [size, setSize] = useState<Size | ''>('');
  const [quantity, setQuantity] = useState(1);
  const [message, setMessage] = useState<{ kind: 'missing' | 'added' | 'full'; text: string }>();
  const isAdded = message?.kind === 'added';
  const Outline = isAdded ? IconCheck : IconShoppingBagPlus;
  const choose = (value: string) => {
    setSize(value as Size | '');
    setMessage(undefined);
  };
  const count = (pieces: number) => {
    setQuantity(pieces);
    setMessage(undefined);
  };
  const add = () => {
    if (size === '') return setMessage({ kind: 'missing', text: 'Choose a size first' });
    const added = addToCart({ product: id, size, quantity });
    const [what, { max }] = [`${name}, ${size}`, QUANTITY];
    if (added === 0)
      return setMessage({
        kind: 'full',
        text: `Your cart holds ${max} × ${what}: that is the most.`,
      });
    const most = added < quantity ? ` ${max} is the most of a size.` : '';
    setMessage({ kind: 'added', text: `${added} × ${what}: in your cart.${most}` });
  };
  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <div className={styles.head}>
          <p className={styles.category}>{category}</p>
          <CartLink />
        </div>
        <h2 className={styles.name}>{name}</h2>
        <div className={styles.rating}>
          <ExactStars rating={RATING.average} />
          <span>
            {RATING.average} <span className={styles.count}>({RATING.count} ratings)</span>
          </span>
        </div>
        <PriceTag product={product} size="large" />
        <SelectField
          name="size"
          label="Size"
          emptyLabel="Choose Size"
          options={SIZES}
          value={size}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          error={message?.kind === 'missing' ? message.text : undefined}
        />
        <div className={styles.order}>
          <QuantityField label="Quantity" value={quantity} onChange={count} />
          <Button type="submit" wide disabled={!inStock}>
            <Outline size={20} stroke={1.75} aria-hidden="true" />
            {isAdded ? 'Added to Cart' : inStock ? 'Add to Cart' : 'Out of Stock'}
          </Button>
        </div>
        {message && message.kind !== 'missing' && (
          <Banner
            kind={isAdded ? 'success' : 'info'}
            actions={
              <ButtonLink to="/cart" variant="quiet">
                Go to cart
              </ButtonLink>
            }
          >
            {message.text}
          </Banner>
        )}
      </form>
    </Card>
  );
}
