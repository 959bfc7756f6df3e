import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { useTable } from '@tanstack/react-table';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { columns, features } from './columns.ts';
import { PageTurner } from './page-turner.tsx';
import { PEOPLE } from './sample-people.ts';
import styles from './people-table.module.css';
import { SortableHeading } from './sortable-heading.tsx';
import { TableToolbar } from './table-toolbar.tsx';

const initialState = {
  sorting: [{ id: 'name', desc: false }],
  pagination: { pageIndex: 0, pageSize: 10 },
};

export function PeopleTable() {
  'use no memo'; // `useTable` returns one mutable object, whose first results the compiler would memoise.
  const table = useTable({
    features,
    columns,
    data: PEOPLE,
    initialState,
    globalFilterFn: 'includesString',
    enableSortingRemoval: false,
    enableMultiSort: false,
  });
  const { pagination } = table.state;
  const search = String(table.state.globalFilter ?? '');
  const { rows } = table.getRowModel();
  const found = table.getFilteredRowModel().rows.length;
  return (
    <div className={styles.people}>
      <TableToolbar
        search={search}
        pageSize={pagination.pageSize}
        onSearch={(query) => table.setGlobalFilter(query)}
        onPageSize={(size) => table.setPageSize(size)}
      />
      {found === 0 ? (
        <EmptyState message={`Nobody answers to “${search}”.`}>
          <Button onClick={() => table.setGlobalFilter('')}>Show everybody</Button>
        </EmptyState>
      ) : (
        <div className={styles.scroller}>
          <Table className={styles.table} highlightOnHover highlightOnHoverColor="var(--tint)">
            <Table.Thead>
              {table.getHeaderGroups().map(({ id, headers }) => (
                <Table.Tr key={id}>
                  {headers.map(({ column }) => (
                    <SortableHeading
                      key={column.id}
                      id={column.id}
                      name={String(column.columnDef.header)}
                      sorted={column.getIsSorted()}
                      onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
                    />
                  ))}
                </Table.Tr>
              ))}
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  {row.getAllCells().map((cell) => (
                    <Table.Td key={cell.id} data-column={cell.column.id}>
                      <table.FlexRender cell={cell} />
                      {cell.column.id === 'name' && (
                        <span className={styles.below}>{row.original.town}</span>
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <PageTurner
        page={pagination.pageIndex}
        pageSize={pagination.pageSize}
        found={found}
        all={PEOPLE.length}
        onPage={(page) => table.setPageIndex(page)}
      />
    </div>
  );
}
