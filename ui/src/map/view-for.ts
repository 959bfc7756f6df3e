import { MAP_ZOOM } from '@pieno/contract/limits.ts';
import { MAP_CENTER } from '@pieno/contract/stations/map-center.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { PADDING, type FramedPin, type Framing } from './framing.ts';
import { pinMetal } from './pins/map-pin.ts';
import { fitPositions, fromCentre, type MapView, type Size } from './projection.ts';

/** View of San Marino (rule map-view); the contract's zoom counts 256-pixel tiles. */
export const SAN_MARINO: MapView = { ...MAP_CENTER, zoom: MAP_ZOOM - 1 };
/** Zoom for a single station; fitted pins never exceed it. */
export const STATION_ZOOM = 12;
/** Margins in pixels: closer to the map's edge, a place counts as not visible, and so does a medal with its price. */
const EDGE = 16;
const MEDAL_EDGE = 24;
/** Number of pins to show around the visitor. */
const NEAREST = 3;
/** Minimum zoom for including another place: farther out, the stations overlap. */
const LOWEST_FRAMED = 8;

/** Returns the initial view of a map of this size. */
export function viewFor(
  { fit, landmark, alsoShow, asked, sought }: Framing,
  pins: readonly FramedPin[],
  size: Size,
): MapView {
  const medals = pins.filter((pin) => pinMetal(pin) !== 'other');
  const near =
    alsoShow && asked && !sought
      ? fitted([alsoShow, ...medals, ...nearestTo(alsoShow, pins)], size, STATION_ZOOM)
      : null;
  if (near && near.zoom >= LOWEST_FRAMED) return near;
  const view = fit === 'pins' ? fitPins(pins, landmark, size) : showing(medals, size);
  return alsoShow && !isInSight(view, alsoShow, size, EDGE)
    ? widened(view, [...pins, alsoShow], size)
    : view;
}

/** A small map keeps less free, so that most of it remains. */
const fitted = (places: readonly Position[], size: Size, maxZoom: number): MapView | null =>
  fitPositions(places, size, {
    padding: { x: Math.min(PADDING.x, size.width / 4), y: Math.min(PADDING.y, size.height / 5) },
    maxZoom,
  });

function fitPins(pins: readonly Position[], landmark: Position | undefined, size: Size): MapView {
  const [only] = pins;
  if (only && landmark) return centredOn(only, landmark, size);
  return fitted(pins, size, STATION_ZOOM) ?? SAN_MARINO;
}

/** Returns the contract's view; if it hides a medal, a view that shows all medals, at most at the contract's zoom. */
function showing(medals: readonly Position[], size: Size): MapView {
  const areInSight = medals.every((medal) => isInSight(SAN_MARINO, medal, size, MEDAL_EDGE));
  return (areInSight ? null : fitted(medals, size, SAN_MARINO.zoom)) ?? SAN_MARINO;
}

function nearestTo(place: Position, pins: readonly Position[]): Position[] {
  const pixelsTo = (pin: Position) => {
    const { x, y } = fromCentre({ ...place, zoom: 0 }, pin);
    return Math.hypot(x, y);
  };
  return pins.toSorted((a, b) => pixelsTo(a) - pixelsTo(b)).slice(0, NEAREST);
}

/** Returns the closest view centred on a place that also shows the other. */
function centredOn(place: Position, other: Position, size: Size): MapView {
  const { x, y } = fromCentre({ ...place, zoom: 0 }, other);
  const scale = Math.min(
    (size.width / 2 - PADDING.x) / Math.abs(x || 1e-9),
    (size.height / 2 - PADDING.y) / Math.abs(y || 1e-9),
  );
  const { latitude, longitude } = place;
  return { latitude, longitude, zoom: Math.min(Math.log2(scale), STATION_ZOOM) };
}

function isInSight(view: MapView, place: Position, size: Size, edge: number): boolean {
  const { x, y } = fromCentre(view, place);
  return Math.abs(x) < size.width / 2 - edge && Math.abs(y) < size.height / 2 - edge;
}

function widened(view: MapView, places: readonly Position[], size: Size): MapView {
  const wide = fitPositions([view, ...places], size, { padding: PADDING, maxZoom: view.zoom });
  return wide && wide.zoom >= LOWEST_FRAMED ? wide : view;
}
