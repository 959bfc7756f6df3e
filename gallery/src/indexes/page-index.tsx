import { PAGE_GROUPS } from '../groups.ts';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { GroupLinks } from './group-links.tsx';
import { PRODUCT_GROUP } from './product-routes.ts';

/** All pages in the template's groups. */
export function PageIndex() {
  return (
    <ExamplePage>
      {[...PAGE_GROUPS, PRODUCT_GROUP].map((group) => (
        <GroupLinks key={group.name} {...group} />
      ))}
    </ExamplePage>
  );
}
