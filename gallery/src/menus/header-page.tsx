import { PageHeader } from '@pieno/ui/page-header.tsx';
import { useState } from 'react';
import { ExamplePageundefined } from '../kit/example-page.tsx';
import { Exampleundefined } from '../kit/example.tsx';
import { ExampleFrameundefined } from './example-frame.tsx';
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

/** The variants of the product's header. */
export function HeaderPage() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <ExamplePageundefined>
      {HEADERS.map(({ title, lead, back, shown }) => (
        <Exampleundefined key={title} title={title} lead={lead}>
          <ExampleFrameundefined>
            <PageHeader
              title={shown}
              titleAs="p"
              back={back}
              labels={{ back: 'Back to the elements', menu: `Open the menu of “${shown}”` }}
              isMenuOpen={isMenuOpen}
              onMenu={() => setMenuOpen(true)}
            />
          </ExampleFrameundefined>
        </Exampleundefined>
      ))}
      <RightMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </ExamplePageundefined>
  );
}
