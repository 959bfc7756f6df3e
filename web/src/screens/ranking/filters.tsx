import { SegmentedControl } from '@mantine/core';
import type { FuelMode } from '@pieno/contract/fuels.ts';
import type { Area } from '@pieno/contract/prices.ts';
import { m } from '../../paraglide/messages.js';

/** San Marino or the Italian belt around it. */
export function AreaSwitch({ area, onChange }: { area: Area; onChange: (area: Area) => void }) {
  return (
    <SegmentedControl
      aria-label={m.ranking_area()}
      fullWidth
      value={area}
      onChange={(value) => onChange(value as Area)}
      data={[
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
    <SegmentedControl
      aria-label={m.ranking_mode()}
      fullWidth
      value={mode ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? undefined : (value as FuelMode))}
      data={[
        { value: 'all', label: m.mode_all() },
        { value: 'self', label: m.mode_self() },
        { value: 'served', label: m.mode_served() },
      ]}
    />
  );
}
