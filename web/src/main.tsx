import { LAYER_MARK } from '@pieno/ui/layers/layer-entry.ts';
import { LinkProvider } from '@pieno/ui/buttons/link.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { takeEmbeddedAnswers } from './core/api/kept/embedded-answers.ts';
import { followPriceVersion } from './core/api/prices/price-version.ts';
import { createQueryClient } from './core/api/query-client.ts';
import { catchErrors } from './core/api/client-errors/catch-errors.ts';
import { pushMark } from './features/push/push-mark.ts';
import { startPwa } from './pwa/pwa.ts';
import { openRouter } from './router.tsx';
import { startSession, visitorStore } from './core/session/session.ts';
import { returnToOf, withReturnTo } from './core/session/return-to.ts';
import { whenIdle } from './core/browser/when-idle.ts';
import { fetchNextScreens } from './core/takeover/next-screens.ts';
import { takeOver } from './core/takeover/take-over.ts';
import { hasOwn } from './core/browser/page-marks.ts';
import { AppTheme } from './core/theme/app-theme.tsx';
import { startDirection } from './core/theme/direction.ts';
import { hasOutbox } from './features/reports/outbox/outbox-mark.ts';
import { RouterLink } from './frame/router-link.tsx';
import { startTheme } from './core/theme/theme.ts';

catchErrors();
const queries = createQueryClient();
takeEmbeddedAnswers(queries);
startTheme();
startDirection();
startPwa();
followPriceVersion(queries);
if (hasOutbox.get())
  void import('./features/reports/outbox/send-outbox.ts').then((module) =>
    module.followOutbox(queries),
  );

// Follows tank and favourites of an account that signs in or out; a guest's tank stays on the phone. Read from the
// module object, as the bundler writes more code for a name.
const follow = () =>
  whenIdle(
    () =>
      void import('./features/account/follow.ts').then(
        (module) => module.follow(),
        () => undefined,
      ),
  );
visitorStore.subscribe(({ kind }) => {
  if (kind !== 'guest' || hasOwn()) follow();
});
// They belong to an account, which may no longer be signed in here.
if (hasOwn() || pushMark.get()) follow();

/** Ends the current task, so that the page on the screen stays responsive. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

void openApp();

async function openApp(): Promise<void> {
  await nextTask();
  const router = openRouter();
  await nextTask();
  startSession((isWanted) => {
    // A logout leaves the page; an expired session returns to it.
    const returnTo = isWanted ? returnToOf(router.latestLocation) : null;
    void router.navigate({ href: withReturnTo('/social-login', returnTo), replace: true });
  });

  // After a reload with an open menu or dialog: removes its history entry.
  if ((history.state as Record<string, unknown> | null)?.[LAYER_MARK]) history.back();

  fetchNextScreens(router);
  takeOver(
    document.querySelector<HTMLElement>('#root')!,
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AppTheme>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </AppTheme>
      </QueryClientProvider>
    </StrictMode>,
    router,
  );
}
