import type { FuelPrice, RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Tank } from '@pieno/contract/profile/tank.ts';
import { SmacCredit } from '../../../smac/smac-credit.tsx';
import { areaOf } from './answer.ts';
import styles from './answer.module.css';

interface SavingProps {
  entry: RankingEntry;
  fuel: FuelPrice;
  tank: Tank;
}

/** What the card credits for a fill. Its line is kept, since what says it comes later. */
export function Saving({ entry, fuel, tank }: SavingProps) {
  return (
    tank.smac && (
      <div className={styles.credit}>
        <SmacCredit fuel={fuel} business={entry} area={areaOf(tank.fuel)} form="fill" />
      </div>
    )
  );
}
