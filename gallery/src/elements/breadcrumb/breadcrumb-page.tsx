import IconArrowRight from '~icons/tabler/arrow-right';
import IconFiles from '~icons/tabler/files';
import IconHome from '~icons/tabler/home';
import IconLayoutGrid from '~icons/tabler/layout-grid';
import IconShoppingBag from '~icons/tabler/shopping-bag';
import IconSlash from '~icons/tabler/slash';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { Trail, type Step } from './trail.tsx';

const ELEMENTS: readonly Step[] = [
  { name: 'Home', to: '/home' },
  { name: 'Elements', to: '/elements' },
  { name: 'Breadcrumb' },
];

const SHOP: readonly Step[] = [
  { name: 'Home', to: '/home' },
  { name: 'Shop', to: '/shop-grid' },
  { name: 'Travel mug' },
];

const WITH_ICONS: readonly Step[] = [
  { name: 'Home', to: '/home', icon: IconHome },
  { name: 'Pages', to: '/pages', icon: IconFiles },
  { name: 'Shop', to: '/shop-grid', icon: IconShoppingBag },
];

const LONG: readonly Step[] = [
  { name: 'Home', to: '/home' },
  { name: 'Pages', to: '/pages' },
  { name: 'Shop', to: '/shop-grid' },
  { name: 'For the car', to: '/shop-list' },
  { name: 'In winter', to: '/shop-list' },
  { name: 'Ice scraper', to: '/shop-details' },
  { name: 'Reviews' },
];

export function BreadcrumbPage() {
  return (
    <ExamplePage>
      <Example title="Chevrons" lead="The way from the front door to where you are.">
        <Trail label="With chevrons" steps={ELEMENTS} />
      </Example>
      <Example title="Slashes">
        <Trail
          label="With slashes"
          steps={SHOP}
          separator={<IconSlash size={16} stroke={1.75} aria-hidden="true" />}
        />
      </Example>
      <Example title="Arrows">
        <Trail
          label="With arrows"
          steps={SHOP}
          separator={
            <IconArrowRight className="mirrored" size={16} stroke={1.75} aria-hidden="true" />
          }
        />
      </Example>
      <Example title="Dots">
        <Trail label="With dots" steps={ELEMENTS} separator="·" />
      </Example>
      <Example title="With icons">
        <Trail
          label="With icons"
          steps={[...WITH_ICONS, { name: 'Breadcrumb', icon: IconLayoutGrid }]}
        />
      </Example>
      <Example title="In a bar" lead="Under a header, on a ground of its own.">
        <Trail label="In a bar" steps={SHOP} look="bar" />
        <Trail label="On the totem" steps={SHOP} look="totem" />
      </Example>
      <Example title="Pills">
        <Trail label="As pills" steps={ELEMENTS} look="pills" />
      </Example>
      <Example
        title="Folded"
        lead="A long way on a narrow screen: the middle waits behind a button."
      >
        <Trail label="Folded" steps={LONG} folded />
      </Example>
      <Example title="Wrapped" lead="Or it simply goes on in the next line.">
        <Trail label="Wrapped" steps={LONG} />
      </Example>
    </ExamplePage>
  );
}
