import { PageHeader } from '@pieno/ui/frame/page-header.tsx';
import { useState } from 'react';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { Example } from '../kit/examples/example.tsx';
import { ExampleFrame } from './example-frame.tsx';
import { RightMenu } from './template-menu.tsx';

const HEADERS = [
  {
    title: 'Back, title and menu',
    lead: 'The arrow leads to where the page says, not to where one was.',
    back: '/elements',
    shown: 'Shop Details',
  },
  {
    title: 'A first page',
    lead: 'Nothing to go back to: the title stays in the middle all the same.',
    back: undefined,
    shown: 'Pieno',
  },
  {
    title: 'A long title',
    lead: 'It breaks between the two buttons, and nothing is cut off.',
    back: '/elements',
    shown: 'Everything there is to know about filling up abroad',
  },
];

/** Variants of the product's header. */
export function HeaderPage() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <ExamplePage>
      {HEADERS.map(({ title, lead, back, shown }) => (
        <Example key={title} title={title} lead={lead}>
          <ExampleFrame>
            <PageHeader
              title={shown}
              titleAs="p"
              back={back}
              labels={{ back: 'Back to the elements', menu: `Open the menu of “${shown}”` }}
              isMenuOpen={isMenuOpen}
              onMenu={() => setMenuOpen(true)}
            />
          </ExampleFrame>
        </Example>
      ))}
      <RightMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </ExamplePage>
  );
}
