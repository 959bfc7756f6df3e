/** Which ways of OpenStreetMap a car may drive, in which direction and how fast. */

/**
 * Average km/h of a car by kind of road, including bends, slopes and junctions; limits are 70 on the superstrada and 50
 * elsewhere. Other kinds are not driven: a way that begins on a field track adds the straight distance to the next
 * road.
 */
const SPEEDS = {
  motorway: 110,
  trunk: 75,
  primary: 55,
  secondary: 45,
  tertiary: 40,
  unclassified: 30,
  residential: 25,
  living_street: 15,
  service: 15,
};
/** Roads by which drivers enter from outside. */
const MAIN = new Set(['motorway', 'trunk', 'primary', 'secondary', 'tertiary']);
const CLOSED = new Set(['no', 'private', 'agricultural', 'forestry', 'emergency']);
const isClosed = ({ motorcar, motor_vehicle, vehicle, access }) =>
  CLOSED.has(motorcar ?? motor_vehicle ?? vehicle ?? access);

/**
 * Returns how a way can be driven. Forecourts, car parks and driveways (`service=…`, except an alley) and areas are
 * left out, because they would create unrealistic short cuts.
 * @returns null when cars are not allowed
 */
export function drivable({ highway, ...tags }) {
  const kind = highway?.replace(/_link$/, '');
  const isOwn = tags.service !== undefined && tags.service !== 'alley';
  if (!(kind in SPEEDS) || isOwn || tags.area === 'yes' || isClosed(tags)) return null;
  const isRound = tags.junction === 'roundabout' || tags.junction === 'circular';
  const oneWay = tags.oneway ?? (isRound || kind === 'motorway' ? 'yes' : 'no');
  return {
    speed: SPEEDS[kind],
    isMain: MAIN.has(kind),
    forward: oneWay !== '-1',
    backward: !['yes', '1', 'true'].includes(oneWay),
  };
}

/** True for a point that cars cannot pass; a gate without further tags counts as open. */
export const isBarred = ({ barrier, ...tags }) =>
  Boolean(barrier) && (['block', 'bollard', 'barrier_board'].includes(barrier) || isClosed(tags));
