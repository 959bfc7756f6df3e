import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table';
import type { Person } from './sample-people.ts';

/** Single imports keep the rest of the library out of the bundle. */
export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});

const helper = createColumnHelper<typeof features, Person>();
const euro = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns = helper.columns([
  helper.accessor('name', { header: 'Name', sortFn: 'text' }),
  helper.accessor('position', { header: 'Position', sortFn: 'text' }),
  helper.accessor('town', { header: 'Town', enableSorting: false }),
  helper.accessor('since', { header: 'Since', enableSorting: false, enableGlobalFilter: false }),
  helper.accessor('salary', {
    header: 'Salary',
    sortFn: 'basic',
    sortDescFirst: false,
    enableGlobalFilter: false,
    cell: ({ getValue }) => euro.format(getValue()),
  }),
]);

export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;
