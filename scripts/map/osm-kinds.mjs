const ROADS = {
  motorway: 'main',
  trunk: 'main',
  primary: 'main',
  secondary: 'main',
  tertiary: 'minor',
  unclassified: 'street',
  residential: 'street',
  living_street: 'street',
  pedestrian: 'street',
  service: 'lane',
  track: 'lane',
};
/** @returns the kind of road for a way with these tags; null for none */
export const roadOf = ({ highway, service, area, access, name }) => {
  const kind = ROADS[highway?.replace(/_link$/, '')];
  if (!kind || area === 'yes') return null;
  const isOwn = service || access === 'private' || access === 'no';
  return kind === 'lane' && isOwn && !name ? null : kind;
};

/** @returns the kind of surface for an area with these tags; null for none */
export const surfaceOf = ({ landuse, natural, water, building }) => {
  if (building) return 'building';
  if (landuse === 'forest' || natural === 'wood') return 'wood';
  if (natural === 'water' || water || landuse === 'basin') return 'water';
  return ['residential', 'industrial', 'commercial', 'retail'].includes(landuse) ? 'town' : null;
};
