import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router';
import { Page } from '../frame/page.tsx';
import { useStepBack } from '../core/browser/use-step-back.ts';

interface PageData {
  /** @param params those of the route's path */
  title: (params: Readonly<Record<string, string>>) => string;
  /** True if the screen names the browser's tab itself. */
  hasOwnTab?: boolean;
  /**
   * Target of the back arrow; no arrow without it.
   * @param params those of the route's path
   */
  back?: string | ((params: Readonly<Record<string, string>>) => string);
  /** Start of another page's path: the arrow leads there instead, if the visitor came from there. */
  backTo?: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The frame's data of a page; every route below `_page` has it. */
    page?: PageData;
  }
}

/** Layout of the product's pages: each is shown in the frame, with its route's `staticData.page`. */
export const Route = createFileRoute('/_page')({
  // Part of the entry chunk, like the home page.
  codeSplitGroupings: [],
  component: PageLayout,
});

function PageLayout() {
  const child = useChildMatches({ select: (matches) => matches.at(-1) });
  const page = child?.staticData.page;
  // The key closes the menu on every new page.
  return page && <Framed key={child.routeId} page={page} params={child.params} />;
}

function Framed({ page, params }: { page: PageData; params: Record<string, string> }) {
  const { title, hasOwnTab, back, backTo } = page;
  const stepBack = useStepBack(backTo);
  const parent = typeof back === 'function' ? back(params) : back;
  return (
    <Page title={title(params)} tab={hasOwnTab ? null : undefined} back={parent} {...stepBack}>
      <Outlet />
    </Page>
  );
}
