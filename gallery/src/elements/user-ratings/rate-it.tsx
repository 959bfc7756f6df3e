import '@mantine/core/styles/Rating.layer.css';
import { Rating } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconGasStation from '~icons/tabler/gas-station';
import IconHeart from '~icons/tabler/heart';
import IconHeartFilled from '~icons/tabler/heart-filled';
import IconStar from '~icons/tabler/star';
import IconStarFilled from '~icons/tabler/star-filled';
import { useState } from 'react';
import { VERDICTS } from './ratings.ts';
import styles from './user-ratings.module.css';

const starsOf = (value: number): string => `${value} ${value === 1 ? 'star' : 'stars'}`;

/** Five stars, with a label for each number. */
export function RateIt() {
  const [value, setValue] = useState(0);
  return (
    <div className={styles.rate}>
      <Rating
        aria-label="Your rating"
        value={value}
        emptySymbol={<IconStar size={36} stroke={1.5} color="var(--dimmed)" />}
        fullSymbol={<IconStarFilled size={36} color="var(--gold)" />}
        getSymbolLabel={starsOf}
        onChange={setValue}
      />
      <output>{VERDICTS[value]}</output>
      {value > 0 && (
        <Button variant="quiet" onClick={() => setValue(0)}>
          Clear
        </Button>
      )}
    </div>
  );
}

/** Other icons and maximums. */
export function OtherSigns() {
  const [hearts, setHearts] = useState(2);
  const [pumps, setPumps] = useState(7);
  return (
    <>
      <div className={styles.rate}>
        <Rating
          aria-label="Hearts"
          count={3}
          value={hearts}
          onChange={setHearts}
          getSymbolLabel={(value) => `${value} of 3 hearts`}
          emptySymbol={<IconHeart size={36} stroke={1.5} color="var(--danger)" />}
          fullSymbol={<IconHeartFilled size={36} color="var(--danger)" />}
        />
        <output>{hearts} of 3 hearts</output>
      </div>
      <div className={styles.rate}>
        <Rating
          aria-label="Pumps"
          count={10}
          value={pumps}
          onChange={setPumps}
          getSymbolLabel={(value) => `${value} of 10 pumps`}
          emptySymbol={
            <IconGasStation size={26} stroke={1.5} color="var(--dimmed)" opacity={0.5} />
          }
          fullSymbol={<IconGasStation size={26} stroke={2.25} color="var(--accent)" />}
        />
        <output>{pumps} of 10</output>
      </div>
    </>
  );
}
