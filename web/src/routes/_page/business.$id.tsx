import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { businessQuery } from '../../core/api/stations/business.ts';
import { usePageTitle } from '../../core/browser/use-page-title.ts';
import { m } from '../../paraglide/messages.js';
import { BusinessScreen } from '../../screens/business/business-screen.tsx';

export const Route = createFileRoute('/_page/business/$id')({
  staticData: {
    page: { title: m.page_station, hasOwnTab: true, back: '/home', backTo: '/ranking/' },
  },
  component: Business,
});

function Business() {
  const { id } = Route.useParams();
  // Requested before the screen is rendered.
  usePrefetchQuery(businessQuery(id));
  // The screen runs the query; this reads only its cached result.
  const { data } = useQuery({ ...businessQuery(id), enabled: false });
  usePageTitle(data?.data.business.name ?? m.page_station());
  return <BusinessScreen key={id} id={id} />;
}
