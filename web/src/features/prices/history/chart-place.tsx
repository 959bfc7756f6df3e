import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { LINES_HIGH } from './geometry.ts';

/** Placeholder of a chart. */
export const ChartPlace = () => <Skeleton width="100%" height={LINES_HIGH * 16} />;
