import { useId } from 'react';

/** The product's mark, a drop with Monte Titano, in the text colour. */
export function BrandMark({ size }: { size: number }) {
  const inside = useId();
  return (
    <svg width={size} height={size} viewBox="106 60 300 386" aria-hidden="true" focusable="false">
      <clipPath id={inside}>
        <path
          transform="translate(256 303) scale(.85) translate(-256 -303)"
          d="M256 66c59 79 132 152 132 242a132 132 0 0 1-264 0c0-90 73-163 132-242z"
        />
      </clipPath>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="22"
        d="M256 84c53 71 121 142 121 224a121 121 0 0 1-242 0c0-82 68-153 121-224z"
      />
      <path
        fill="currentColor"
        d="M114 372l66-80 36 36 40-70 46 68 32-38 68 84v80H114z"
        clipPath={`url(#${inside})`}
      />
    </svg>
  );
}
