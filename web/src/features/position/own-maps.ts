/** A place by its coordinates, with what stands there. */
interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/**
 * Returns the address that opens the maps of the phone itself at a place: `geo:` on Android, where the visitor has chosen an
 * app for it, Apple's maps on iPhone and iPad. Null elsewhere, and inside an app that shows pages and may not know `geo:`.
 */
export function ownMaps(userAgent: string, { latitude, longitude, name }: Place): string | null {
  const at = `${latitude},${longitude}`;
  if (/iPhone|iPad/.test(userAgent)) return `https://maps.apple.com/?daddr=${at}`;
  if (!userAgent.includes('Android') || userAgent.includes('; wv')) return null;
  return `geo:${at}?q=${at}(${encodeURIComponent(name.replace(/[()]/g, ' '))})`;
}
