import { isDecade, type Decade } from '@pieno/contract/prices/fuels.ts';
import IconBolt from '~icons/tabler/bolt';
import IconDroplet from '~icons/tabler/droplet';
import IconEngine from '~icons/tabler/engine';
import IconFlame from '~icons/tabler/flame';
import IconGasStation from '~icons/tabler/gas-station';
import IconWind from '~icons/tabler/wind';
import type { Icon, IconProps } from '../icon.tsx';

const ICONS: Record<Decade, Icon> = {
  10: IconGasStation,
  20: IconEngine,
  30: IconFlame,
  40: IconWind,
  50: IconBolt,
  100: IconDroplet,
};

/** Icon of a fuel category. Decorative: the category's name is beside it. */
export function FuelIcon({ decade, ...props }: { decade: number } & IconProps) {
  const Outline = ICONS[isDecade(decade) ? decade : 100];
  return <Outline stroke={1.75} aria-hidden="true" {...props} />;
}
