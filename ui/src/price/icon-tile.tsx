import IconCamera from '~icons/tabler/camera';
import { DECADE_COLORS, type Decade } from '@pieno/contract/prices/fuels.ts';
import { FuelIcon } from './fuel-icon.tsx';
import styles from './icon-tile.module.css';
import { Link } from '../buttons/link.tsx';

interface IconTileProps {
  icon: Decade | 'velox';
  label: string;
  /** Target; without it, the tile is not a link. */
  to?: string | undefined;
}

/** A coloured tile above its name, as on the bar of fuel categories. */
export function IconTile({ icon, label, to }: IconTileProps) {
  const isVelox = icon === 'velox';
  // An attribute, because a prerendered page has no inline styles before the script runs.
  const face = { className: styles.face, color: DECADE_COLORS[isVelox ? 100 : icon] };
  const content = (
    <>
      {isVelox ? (
        <IconCamera stroke={1.75} aria-hidden="true" {...face} />
      ) : (
        <FuelIcon decade={icon} {...face} />
      )}
      <span className={styles.label}>{label}</span>
    </>
  );
  if (to === undefined) {
    return (
      <span className={styles.tile} data-still="true">
        {content}
      </span>
    );
  }
  return (
    <Link to={to} className={styles.tile}>
      {content}
    </Link>
  );
}
