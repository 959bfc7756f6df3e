import { Button } from '@pieno/ui/buttons/button.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState, type SubmitEvent } from 'react';
import { COUPON } from '../cart.ts';
import { applyCoupon } from '../cart-store.ts';
import styles from './coupon-form.module.css';

export function CouponForm({ isApplied }: { isApplied: boolean }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.trim() === '') return setError('Type your coupon’s code first');
    setError(applyCoupon(code) ? undefined : `“${code.trim()}” is not one of our coupons`);
  };
  return (
    <Card title="Coupon">
      <form className={styles.form} onSubmit={apply} noValidate>
        <div className={styles.field}>
          <TextField
            name="coupon"
            label="Code"
            placeholder={COUPON.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            error={error}
          />
        </div>
        <Button type="submit" variant="default">
          Apply
        </Button>
      </form>
      {isApplied && error === undefined && (
        <div className={styles.applied}>
          <Banner kind="success">
            {COUPON.code} takes {COUPON.percent}% off.
          </Banner>
        </div>
      )}
    </Card>
  );
}
