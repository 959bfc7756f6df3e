import './street-tones.css';

/**
 * The map's colours, defined in CSS (`ui/src/map/map-tones.css` and `street-tones.css`), as
 * MapLibre cannot read custom properties. The pins use the medal colours in
 * `ui/src/theme/tokens.css`.
 */
export interface MapColors {
  around: string;
  land: string;
  sea: string;
  shore: string;
  beltRoad: string;
  minorRoad: string;
  mainRoad: string;
  border: string;
  wood: string;
  town: string;
  building: string;
  street: string;
  streetEdge: string;
  marked: string;
  name: string;
}

/** Reads the map's colours in the current theme. */
export function readMapColors(root: Element = document.documentElement): MapColors {
  const css = getComputedStyle(root);
  const tone = (name: string) => css.getPropertyValue(name).trim();
  return {
    around: tone('--map-around'),
    land: tone('--map-land'),
    sea: tone('--map-sea'),
    shore: tone('--map-shore'),
    beltRoad: tone('--map-belt-road'),
    minorRoad: tone('--map-minor-road'),
    mainRoad: tone('--map-main-road'),
    border: tone('--azure'),
    wood: tone('--map-wood'),
    town: tone('--map-town'),
    building: tone('--map-building'),
    street: tone('--map-street'),
    streetEdge: tone('--map-street-edge'),
    marked: tone('--map-marked'),
    name: tone('--map-name'),
  };
}

/** Calls `changed` after each change of the document's theme. Returns a function that stops it. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  });
  return () => observer.disconnect();
}
