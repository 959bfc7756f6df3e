/** The map's colours as CSS holds them (`ui/src/map/map-tones.css`): the live map cannot read variables itself. */
export interface MapTones {
  around: string;
  land: string;
  sea: string;
  shore: string;
  beltRoad: string;
  minorRoad: string;
  mainRoad: string;
  border: string;
}

/** Reads the colours of the theme in force. */
export function readTones(root: Element = document.documentElement): MapTones {
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
  };
}

/** Calls back after the theme changed on the document; returns how to stop. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  });
  return () => observer.disconnect();
}
