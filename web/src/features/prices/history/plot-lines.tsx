import type { CSSProperties } from 'react';
import { extremesOf, type ChartLine } from './chart-lines.ts';
import type { Geometry } from './geometry.ts';
import styles from './history.module.css';
import { stepAt } from './moments.ts';
import { stepPaths } from './step-path.ts';
import { SvgPrice } from './svg-price.tsx';

/**
 * The look of a fuel's line: colour and shade by fuel; the stroke shows mode and grade without
 * colours.
 */
export const lineLook = ({ fuel, shade }: ChartLine) => ({
  className: styles.line,
  'data-mode': fuel.mode,
  'data-grade': fuel.grade,
  style: { '--fuel': fuel.color, '--shade': `${shade}%` } as CSSProperties,
});

interface PlotLinesProps {
  lines: readonly ChartLine[];
  geometry: Geometry;
}

/** The steps of each fuel, dashed where not recent, with the lowest and the highest price. */
export function PlotLines({ lines, geometry }: PlotLinesProps) {
  const { min, max } = extremesOf(lines);
  return (
    <>
      {lines.map((line) => {
        const { certain, uncertain } = stepPaths(line.history.steps, geometry);
        return (
          <g key={line.fuel.id} {...lineLook(line)}>
            {uncertain && <path d={uncertain} data-uncertain />}
            {certain && <path d={certain} />}
          </g>
        );
      })}
      {max && <Extreme {...max} geometry={geometry} dy="-0.6em" />}
      {min && <Extreme {...min} geometry={geometry} dy="1.3em" />}
    </>
  );
}

interface ExtremeProps {
  price: number;
  at: number;
  geometry: Geometry;
  dy: string;
}

function Extreme({ price, at, geometry, dy }: ExtremeProps) {
  const { left, right, em, from } = geometry;
  const x = geometry.x(Math.max(at, from));
  const anchor = x > right - em * 2 ? 'end' : x < left + em * 2 ? 'start' : 'middle';
  return (
    <>
      <circle className={styles.extreme} cx={x} cy={geometry.y(price)} r={3} />
      <SvgPrice
        className={styles.extremeLabel}
        value={price}
        {...{ x, y: geometry.y(price), dy, textAnchor: anchor }}
      />
    </>
  );
}

/** The cursor: a vertical line at a moment, with a dot at each fuel's price. */
export function PlotCursor({ lines, geometry, moment }: PlotLinesProps & { moment: number }) {
  const { top, bottom } = geometry;
  const x = geometry.x(moment);
  return (
    <g className={styles.cursor}>
      <path d={`M${x} ${top}V${bottom}`} />
      {lines.map((line) => {
        const price = stepAt(line.history, moment)?.price ?? null;
        return (
          price !== null && (
            <g key={line.fuel.id} {...lineLook(line)}>
              <circle cx={x} cy={geometry.y(price)} r={5} />
            </g>
          )
        );
      })}
    </g>
  );
}
