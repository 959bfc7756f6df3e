import { createFileRoute } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { BusinessScreen } from '../screens/business/business-screen.tsx';
import { Page } from '../shell/page.tsx';

export const Route = createFileRoute('/business/$id')({ component: Business });

function Business() {
  const { id } = Route.useParams();
  return (
    <Page title={m.page_station()} back="/home">
      <BusinessScreen key={id} id={id} />
    </Page>
  );
}
