import { AREA_CHOICES } from '@pieno/contract/prices/areas.ts';
import { FUEL_MODES } from '@pieno/contract/prices/fuels.ts';
import type { ReactNode } from 'react';
import { Page } from '../frame/page.tsx';
import { m } from '../paraglide/messages.js';
import { decadeName } from '../features/prices/category-names.ts';
import { BusinessScreen } from '../screens/business/business-screen.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { RankingScreen } from '../screens/ranking/ranking-screen.tsx';
import { SocialLoginScreen } from '../screens/social-login/social-login-screen.tsx';

/** Nothing on a server-rendered page can be pressed. */
const still = () => undefined;

/**
 * Returns the content of a page as its route shows it to a new visitor; null for every page that the server does not
 * render.
 * @param returnTo the checked return address of /social-login
 */
export function contentOf({ pathname, searchParams }: URL, returnTo: string | null): ReactNode {
  const [, page, name = ''] = pathname.split('/');
  switch (page) {
    case 'home':
      return (
        <Page title={m.product()}>
          <HomeScreen />
        </Page>
      );
    case 'ranking':
      return (
        <Page title={decadeName(Number(name))} back="/home">
          <RankingScreen
            decade={Number(name)}
            filter={{
              area: AREA_CHOICES.find((area) => area === searchParams.get('area')) ?? 'SM',
              mode: FUEL_MODES.find((mode) => mode === searchParams.get('mode')),
              order: undefined,
            }}
            onFilter={still}
            onFuel={still}
          />
        </Page>
      );
    case 'business':
      return (
        <Page title={m.page_station()} tab={null} back="/home">
          <BusinessScreen id={name} />
        </Page>
      );
    case 'social-login':
      return <SocialLoginScreen returnTo={returnTo} onEntered={still} onLeave={still} />;
    default:
      return null;
  }
}
