import { ExamplePageundefined } from '../../kit/example-page.tsx';
import { Exampleundefined } from '../../kit/example.tsx';
import { PeopleTable } from './people-table.tsx';

export function DataTablePage() {
  return (
    <ExamplePageundefined layout="wide">
      <Exampleundefined
        title="Everybody who makes a price"
        lead="Press a heading to sort by it, and again to turn the order round."
      >
        <PeopleTable />
      </Exampleundefined>
    </ExamplePageundefined>
  );
}
