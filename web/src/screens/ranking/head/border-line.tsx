import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { bestByDecadeQuery } from '../../../core/api/prices/prices.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { borderText } from '../../../features/prices/border-text.ts';
import { untilMark } from '../../../features/prices/until-mark.ts';
import { useTank } from '../../../features/prices/tank/tank.ts';
import styles from './border-line.module.css';

interface BorderLineProps {
  decade: number;
  area: Area;
  mode: FuelMode | undefined;
  /** True while the ranking loads: the place is reserved. */
  isPending: boolean;
}

/** The best price's difference from the one across the border, with the visitor's own refuel (rule ranking-border). */
export function BorderLine({ decade, area, mode, isPending }: BorderLineProps) {
  const best = useQuery(bestByDecadeQuery);
  const now = useNow();
  const tank = useTank();
  const group = best.data?.data.find((each) => each.decade === decade);
  const border = group?.border?.find((each) => each.mode === mode);
  const filled = tank?.fuel === decade ? tank : undefined;
  const text = border && borderText(border, now, { tank: filled, from: area });
  if (!text && !isPending && !best.isPending) return null;
  return (
    <p className={styles.line} {...untilMark({ fresh_until: border?.until })}>
      {text}
    </p>
  );
}
