import type { ComponentType, SVGAttributes } from 'react';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'stroke'> {
  /** Width and height in pixels. */
  size?: number;
  /** Width of the lines, of 24 across the icon; a filled icon has none. */
  stroke?: number;
}

/** An icon of the Tabler set: `import IconHome from '~icons/tabler/home'`. */
export type Icon = ComponentType<IconProps>;

/**
 * Makes the component of an icon; only what the build writes for `~icons/tabler/…` calls it (ui/build/icons.ts).
 * @param name the icon's, which it has as a class: `icon-home`
 * @param body what is drawn in a square of 24
 * @param isFilled true for shapes, false for lines
 */
export function makeIcon(name: string, body: string, isFilled: boolean): Icon {
  const content = { __html: body };
  return function DrawnIcon({ size = 24, stroke = 2, className, ...props }) {
    const paint = isFilled
      ? { fill: 'currentColor' }
      : { fill: 'none', stroke: 'currentColor', strokeWidth: stroke, ...ROUND };
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        {...paint}
        className={className ? `icon-${name} ${className}` : `icon-${name}`}
        {...props}
        // oxlint-disable-next-line react/no-danger -- the build's own, from the set of icons
        dangerouslySetInnerHTML={content}
      />
    );
  };
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
