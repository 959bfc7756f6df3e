import { useQuery } from '@tanstack/react-query';
import type { FuelPrice, RankingEntry } from '@pieno/contract/prices/prices.ts';
import type { Tank } from '@pieno/contract/profile/tank.ts';
import { bestByDecadeQuery } from '../../../core/api/prices/prices.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { borderText } from '../../../features/prices/border-text.ts';
import { SmacCredit } from '../../../features/prices/smac/smac-credit.tsx';
import { areaOf } from './answer.ts';
import styles from './answer.module.css';

interface SavingLineProps {
  entry: RankingEntry;
  fuel: FuelPrice;
  tank: Tank;
}

/** The saving at the border and the card's credit: its line is reserved, as its data loads later. */
export function SavingLine({ entry, fuel, tank }: SavingLineProps) {
  const { data } = useQuery(bestByDecadeQuery);
  const now = useNow();
  const border = data?.data
    .find(({ decade }) => decade === tank.fuel)
    ?.border?.find(({ mode }) => mode === fuel.fuel_type.mode);
  const saved = border && borderText(border, now, { tank });
  return (
    <>
      {saved && <p>{saved}</p>}
      {tank.smac && (
        <div className={styles.credit}>
          <SmacCredit fuel={fuel} business={entry} area={areaOf(tank.fuel)} form="fill" />
        </div>
      )}
    </>
  );
}
