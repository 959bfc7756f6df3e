import { agedAt, lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { businessQuery, isNotFound } from '../../core/api/stations/business.ts';
import { placeText } from '../../core/format/place.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { demoPriceShare } from '../../features/prices/demo-price-share.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import { doubtText } from '../../features/prices/price-marks.tsx';
import { PreviewFrame, PREVIEW_ROWS, PreviewRow } from './preview-frame.tsx';

export function StationPreview({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(businessQuery(id));
  const now = useNow();
  const business = data?.data.business;
  const prices = agedAt(data?.data.prices ?? [], now, data?.data.states);
  const demos = demoPriceShare(prices);
  const more = prices.length - PREVIEW_ROWS;
  return (
    <PreviewFrame
      title={business?.name ?? m.page_station()}
      detail={business && placeText(business)}
      isPending={isPending}
      failure={failureOf(error, Boolean(data))}
      onRetry={isNotFound(error) ? undefined : () => void refetch()}
      empty={data && prices.length === 0 ? m.business_no_prices() : undefined}
      cachedAt={data?.cachedAt}
      isDemo={demos === 'all'}
      more={more > 0 ? m.entry_preview_more({ count: more }) : undefined}
    >
      {prices.slice(0, PREVIEW_ROWS).map((fuel) => (
        <PreviewRow key={fuel.fuel_type.id} fuel={fuel} name={fuelName(fuel.fuel_type)}>
          <StationNote fuel={fuel} marksDemo={demos === 'some'} />
        </PreviewRow>
      ))}
    </PreviewFrame>
  );
}

function StationNote({ fuel, marksDemo }: { fuel: FuelPrice; marksDemo: boolean }) {
  const doubt = doubtText(fuel);
  if (doubt) return doubt;
  if (marksDemo && fuel.source === 'demo') return m.price_demo();
  return <PriceAge date={lastReportedAt(fuel)} />;
}

function failureOf(error: unknown, isKnown: boolean): string | undefined {
  if (isNotFound(error)) return m.error_business_not_found();
  return error && !isKnown ? m.failed_business() : undefined;
}
