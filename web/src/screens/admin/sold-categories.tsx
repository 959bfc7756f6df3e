import type { AdministeredStation } from '@pieno/contract/administered-stations.ts';
import { DECADES } from '@pieno/contract/fuels.ts';
import { Banner } from '@pieno/ui/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { SwitchRow } from '@pieno/ui/switch-row.tsx';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { sellCategory } from '../../api/administered-stations.ts';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../../prices/category-names.ts';

interface SoldCategoriesProps {
  station: AdministeredStation;
  onChange: (station: AdministeredStation) => void;
}

/** Which categories a station sells, whether or not their prices are known. */
export function SoldCategories({ station, onChange }: SoldCategoriesProps) {
  const { mutate, isPending, variables, error } = useMutation({
    scope: { id: 'sold-categories' },
    mutationFn: ({ decade, sold }: { decade: number; sold: boolean }) =>
      sellCategory(station.business.id, decade, sold),
    onSuccess: onChange,
  });
  return (
    <Card title={m.station_sold()} variant="flush">
      {error && <Banner kind="error">{messageOf(error)}</Banner>}
      {DECADES.map((decade) => (
        <SwitchRow
          key={decade}
          label={decadeName(decade)}
          isOn={station.decades.includes(decade)}
          isPending={isPending && variables.decade === decade}
          onToggle={(sold) => mutate({ decade, sold })}
        />
      ))}
    </Card>
  );
}
