import type { FuelMode } from '@pieno/contract/fuels.ts';
import type { Area } from '@pieno/contract/prices.ts';
import { Segmented } from '@pieno/ui/segmented.tsx';
import { modeText } from '../../format/mode.ts';
import { m } from '../../paraglide/messages.js';

interface AreaSwitchProps {
  area: Area;
  onChange: (area: Area) => void;
}

/** San Marino or the Italian belt around it. */
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

interface ModeFilterProps {
  mode: FuelMode | undefined;
  onChange: (mode: FuelMode | undefined) => void;
}

/** Compares prices within one mode: Tutti, Self, Servito. */
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
