import type { Clock } from '../clock.ts';
import type { OwnHeaders } from '../http/prepared/send-prepared.ts';
import { mapOrigins, pagePolicy } from '../http/security-headers.ts';
import type { Board } from '../modules/board/board.ts';

interface Parts {
  board: Pick<Board, 'settings'>;
  clock: Clock;
  publicUrl: string | undefined;
  /** 'sha256-…' of the page's own inline scripts. */
  scriptHashes: readonly string[];
  /** 'sha256-…' of the inline styles of pages with content. */
  styleHashes: readonly string[];
  /** Path of the typeface, for a preload by browsers, and by CDNs that send early hints. */
  typeface: string | undefined;
}

/**
 * Makes the function that returns the headers of every page that do not depend on its bytes: its policy, written once
 * for each value of the map setting, and the server's time in seconds, which a page's script cannot read from other
 * headers.
 */
export function pageOwnHeaders({
  board,
  clock,
  publicUrl,
  scriptHashes,
  styleHashes,
  typeface,
}: Parts): () => OwnHeaders {
  const policyFor = (setting: ReturnType<typeof mapSetting>) => ({
    'content-security-policy': pagePolicy({
      scriptHashes,
      styleHashes,
      mapOrigins: mapOrigins(setting),
      publicUrl,
    }),
    ...(typeface && {
      link: `<${typeface}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    }),
  });
  const mapSetting = () => board.settings.get('maps_api_key');
  let setting = mapSetting();
  let kept = policyFor(setting);
  let at = NaN;
  let fresh: OwnHeaders['fresh'] = ['server-timing', ''];
  return () => {
    if (setting !== mapSetting()) {
      setting = mapSetting();
      const next = policyFor(setting);
      // Equal headers stay one object, which is merged into each page once.
      if (next['content-security-policy'] !== kept['content-security-policy']) kept = next;
    }
    const second = Math.floor(clock.now().getTime() / 1_000);
    if (second !== at) {
      at = second;
      fresh = ['server-timing', `now;desc="${new Date(second * 1_000).toISOString()}"`];
    }
    return { kept, fresh };
  };
}
