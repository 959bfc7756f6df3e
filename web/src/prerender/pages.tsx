import { readPageAddress } from '@pieno/contract/page-address.ts';
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
export function contentOf(url: URL, returnTo: string | null): ReactNode {
  const page = readPageAddress(url);
  switch (page?.kind) {
    case 'home':
      return (
        <Page title={m.product()}>
          <HomeScreen />
        </Page>
      );
    case 'ranking':
      return (
        <Page title={decadeName(page.decade)} back="/home">
          <RankingScreen
            decade={page.decade}
            filter={{ area: page.area, mode: page.mode, order: undefined }}
            onFilter={still}
            onFuel={still}
          />
        </Page>
      );
    case 'station':
      return (
        <Page title={m.page_station()} tab={null} back="/home">
          <BusinessScreen id={String(page.id)} />
        </Page>
      );
    case 'entry':
      return <SocialLoginScreen returnTo={returnTo} onEntered={still} onLeave={still} />;
    default:
      return null;
  }
}
