import { PageHeader } from '@pieno/ui/page-header.tsx';
import { useState } from 'react';
import { DemoPage } from '../kit/demo-page.tsx';
import { DemoSection } from '../kit/demo-section.tsx';
import { DemoFrame } from './demo-frame.tsx';
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
    <DemoPage>
      {HEADERS.map(({ title, lead, back, shown }) => (
        <DemoSection key={title} title={title} lead={lead}>
          <DemoFrame>
            <PageHeader
              title={shown}
              titleAs="p"
              back={back}
              words={{ back: 'Back to the elements', menu: `Open the menu of “${shown}”` }}
              isMenuOpen={isMenuOpen}
              onMenu={() => setMenuOpen(true)}
            />
          </DemoFrame>
        </DemoSection>
      ))}
      <RightMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </DemoPage>
  );
}
