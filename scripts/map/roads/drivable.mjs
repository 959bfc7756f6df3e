/** Which ways of OpenStreetMap a car may drive, in which direction and how fast. */

/**
 * Kilometres an hour that a car makes on a kind of road, bends, slopes and junctions counted in: limits are 70 on the
 * superstrada and 50 elsewhere. What is not listed is not driven: on field tracks nobody goes to fill up, and where one
 * begins the way by crow is added.
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
/** Roads on which somebody from beyond comes in. */
const MAIN = new Set(['motorway', 'trunk', 'primary', 'secondary', 'tertiary']);
const CLOSED = new Set(['no', 'private', 'agricultural', 'forestry', 'emergency']);
const isClosed = ({ motorcar, motor_vehicle, vehicle, access }) =>
  CLOSED.has(motorcar ?? motor_vehicle ?? vehicle ?? access);

/**
 * Forecourts, car parks and driveways (`service=…`, an alley of a town is none) are left out, as are areas: through them
 * a way would be shorter than anybody drives.
 * @returns null where no car may go
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

/** True for a point of a way at which cars end; a gate of which nothing is said is taken as open. */
export const isBarred = ({ barrier, ...tags }) =>
  Boolean(barrier) && (['block', 'bollard', 'barrier_board'].includes(barrier) || isClosed(tags));
