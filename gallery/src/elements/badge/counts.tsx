import '@mantine/core/styles/Indicator.layer.css';
import { Indicator } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconBell from '~icons/tabler/bell';
import IconMail from '~icons/tabler/mail';
import IconShoppingCart from '~icons/tabler/shopping-cart';
import { useState } from 'react';
import { TONES } from '../../kit/tones.ts';
import styles from './badge-page.module.css';

const SIGNS = [
  { name: 'Notifications', icon: IconBell, tone: 'danger', start: 3 },
  { name: 'Messages', icon: IconMail, tone: 'accent', start: 98 },
  { name: 'Cart', icon: IconShoppingCart, tone: 'success', start: 0 },
] as const;

/** Counts on icons: hidden at 0, '99+' above 99. */
export function Counts() {
  const [more, setMore] = useState(0);
  return (
    <>
      <div className={styles.bells}>
        {SIGNS.map(({ name, icon: Outline, tone, start }) => {
          const count = start + more;
          return (
            <Indicator
              key={name}
              size={22}
              color={TONES[tone]}
              disabled={count === 0}
              label={count > 99 ? '99+' : count}
              classNames={{ indicator: styles.count }}
            >
              <span className={styles.bell}>
                <Outline size={24} stroke={1.75} aria-hidden="true" />
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Indicator>
          );
        })}
      </div>
      <div className={styles.row}>
        <Button variant="default" onClick={() => setMore(more + 1)}>
          One more of each
        </Button>
        <Button variant="quiet" disabled={more === 0} onClick={() => setMore(0)}>
          Start over
        </Button>
      </div>
    </>
  );
}
