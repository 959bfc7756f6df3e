import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { businessQuery } from '../api/business.ts';
import { m } from '../paraglide/messages.js';
import { BusinessScreen } from '../screens/business/business-screen.tsx';
import { Page } from '../frame/page.tsx';
import { useStepBack } from '../hooks/use-step-back.ts';

export const Route = createFileRoute('/business/$id')({ component: Business });

function Business() {
  const { id } = Route.useParams();
  // The screen runs the query; this reads only its cached result, for the title of the tab.
  const { data } = useQuery({ ...businessQuery(id), enabled: false });
  const ranking = useStepBack('/ranking/');
  return (
    <Page title={m.page_station()} tab={data?.data.business.name} back="/home" {...ranking}>
      <BusinessScreen key={id} id={id} />
    </Page>
  );
}
