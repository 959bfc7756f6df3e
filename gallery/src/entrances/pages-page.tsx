import { PAGE_GROUPS } from '../groups.ts';
import { ExamplePageundefined } from '../kit/example-page.tsx';
import { PageList } from './page-list.tsx';
import { PRODUCT_GROUP } from './product-pages.ts';

/** The list of all pages, in the template's groups. */
export function PagesPage() {
  return (
    <ExamplePageundefined>
      {[...PAGE_GROUPS, PRODUCT_GROUP].map((group) => (
        <PageList key={group.name} {...group} />
      ))}
    </ExamplePageundefined>
  );
}
