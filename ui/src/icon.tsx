import type { ComponentType, SVGAttributes } from 'react';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'stroke'> {
  /** Width and height in pixels. */
  size?: number;
  /** Width of the lines, if the icon is 24 wide; filled icons have none. */
  stroke?: number;
}

/** A Tabler icon: `import IconHome from '~icons/tabler/home'`. */
export type Icon = ComponentType<IconProps>;

/**
 * Makes an icon's component; only the generated `~icons/tabler/…` modules call it (ui/build/icons.ts).
 * @param name also the icon's class: `icon-home`
 * @param body SVG in a square of 24
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
        // oxlint-disable-next-line react/no-danger -- the build makes it from the icon set
        dangerouslySetInnerHTML={content}
      />
    );
  };
}

const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
