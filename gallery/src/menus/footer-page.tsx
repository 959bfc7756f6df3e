import { BottomBar, type BarEntry } from '@pieno/ui/frame/bottom-bar.tsx';
import IconComponents from '~icons/tabler/components';
import IconFiles from '~icons/tabler/files';
import IconHome from '~icons/tabler/home';
import IconLayoutBottombar from '~icons/tabler/layout-bottombar';
import IconMessageCircle from '~icons/tabler/message-circle';
import IconSettings from '~icons/tabler/settings';
import IconShoppingBag from '~icons/tabler/shopping-bag';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { Example } from '../kit/examples/example.tsx';
import { ExampleFrame } from './example-frame.tsx';

const home: BarEntry = { to: '/home', label: 'Home', icon: IconHome };
const settings: BarEntry = { to: '/settings', label: 'Settings', icon: IconSettings };

const BARS = [
  {
    title: 'Five places',
    lead: 'Home, pages, elements, chat and settings: the bar of every page.',
    entries: [
      home,
      { to: '/pages', label: 'Pages', icon: IconFiles },
      { to: '/elements', label: 'Elements', icon: IconComponents },
      { to: '/chat-users', label: 'Chat', icon: IconMessageCircle },
      settings,
    ],
  },
  {
    title: 'Where one is',
    lead: 'The place of this page is marked, for the eye and for the ear.',
    entries: [
      home,
      { to: '/footer-menu', label: 'Footer Menu', icon: IconLayoutBottombar },
      { to: '/shop-grid', label: 'Shop', icon: IconShoppingBag },
      settings,
    ],
  },
  {
    title: 'Three places',
    lead: 'Fewer places share the same width.',
    entries: [home, { to: '/shop-grid', label: 'Shop', icon: IconShoppingBag }, settings],
  },
] satisfies readonly { title: string; lead: string; entries: readonly BarEntry[] }[];

/** The product's bottom bar with different numbers of entries, in its phone layout. */
export function FooterPage() {
  return (
    <ExamplePage>
      {BARS.map(({ title, lead, entries }) => (
        <Example key={title} title={title} lead={lead}>
          <ExampleFrame screen>
            <BottomBar label={title} entries={entries} />
          </ExampleFrame>
        </Example>
      ))}
    </ExamplePage>
  );
}
