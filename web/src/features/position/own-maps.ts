/** A named place with coordinates. */
interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/**
 * Returns the URL that opens the phone's own maps at a place: `geo:` on Android, which opens
 * the visitor's preferred app, Apple Maps on iPhone and iPad. Null elsewhere, and in Android
 * web views, which may not support `geo:`.
 */
export function ownMaps(userAgent: string, { latitude, longitude, name }: Place): string | null {
  const at = `${latitude},${longitude}`;
  if (/iPhone|iPad/.test(userAgent)) return `https://maps.apple.com/?daddr=${at}`;
  if (!userAgent.includes('Android') || userAgent.includes('; wv')) return null;
  return `geo:${at}?q=${at}(${encodeURIComponent(name.replace(/[()]/g, ' '))})`;
}
