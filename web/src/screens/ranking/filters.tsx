import type { FuelMode } from '@pieno/contract/fuels.ts';
import type { Area } from '@pieno/contract/prices.ts';
import { Segmented } from '@pieno/ui/segmented.tsx';
import { modeText } from '../../format/mode.ts';
import { m } from '../../paraglide/messages.js';
import styles from './filters.module.css';

interface AreaSwitchProps {
  area: Area;
  onChange: (area: Area) => void;
}

/** Switch between San Marino and the Italian belt around it. */
export function AreaSwitch({ area, onChange }: AreaSwitchProps) {
  return (
    <Segmented
      label={m.ranking_area()}
      value={area}
      onChange={onChange}
      options={[
        { value: 'SM', label: m.area_san_marino() },
        { value: 'confine', label: m.area_border() },
      ]}
    />
  );
}

interface OrderSwitchProps {
  isByDistance: boolean;
  onChange: (isByDistance: boolean) => void;
}

/** Switch between order by price and by distance, shown once the visitor's position is known. */
export function OrderSwitch({ isByDistance, onChange }: OrderSwitchProps) {
  return (
    <div className={styles.order}>
      <p className={styles.hint}>{m.ranking_straight_line()}</p>
      <Segmented
        label={m.ranking_order()}
        value={isByDistance ? 'distance' : 'price'}
        onChange={(value) => onChange(value === 'distance')}
        options={[
          { value: 'price', label: m.ranking_by_price() },
          { value: 'distance', label: m.ranking_by_distance() },
        ]}
      />
    </div>
  );
}

interface ModeFilterProps {
  mode: FuelMode | undefined;
  onChange: (mode: FuelMode | undefined) => void;
}

/** Filter that compares prices within one service mode: Tutti, Self, Servito. */
export function ModeFilter({ mode, onChange }: ModeFilterProps) {
  return (
    <Segmented
      label={m.ranking_mode()}
      value={mode ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? undefined : value)}
      options={[
        { value: 'all', label: m.mode_all() },
        { value: 'self', label: modeText('self') },
        { value: 'served', label: modeText('served') },
      ]}
    />
  );
}
