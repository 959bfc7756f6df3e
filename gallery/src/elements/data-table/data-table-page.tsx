import { DemoPage } from '../../kit/demo-page.tsx';
import { DemoSection } from '../../kit/demo-section.tsx';
import { PeopleTable } from './people-table.tsx';

export function DataTablePage() {
  return (
    <DemoPage layout="wide">
      <DemoSection
        title="Everybody who makes a price"
        lead="Press a heading to sort by it, and again to turn the order round."
      >
        <PeopleTable />
      </DemoSection>
    </DemoPage>
  );
}
