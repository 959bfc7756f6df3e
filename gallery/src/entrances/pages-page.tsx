import { PAGE_GROUPS } from '../groups.ts';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { PageList } from './page-list.tsx';
import { PRODUCT_GROUP } from './product-pages.ts';

/** The list of all pages, in the template's groups. */
export function PagesPage() {
  return (
    <ExamplePage>
      {[...PAGE_GROUPS, PRODUCT_GROUP].map((group) => (
        <PageList key={group.name} {...group} />
      ))}
    </ExamplePage>
  );
}
