import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { PeopleTable } from './people-table.tsx';

export function DataTablePage() {
  return (
    <ExamplePage layout="wide">
      <Example
        title="Everybody who makes a price"
        lead="Press a heading to sort by it, and again to turn the order round."
      >
        <PeopleTable />
      </Example>
    </ExamplePage>
  );
}
