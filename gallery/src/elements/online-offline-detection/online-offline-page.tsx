import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import IconWifi from '~icons/tabler/wifi';
import IconWifiOff from '~icons/tabler/wifi-off';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { ConnectionBanner, ConnectionSentence } from './connection-banner.tsx';
import styles from './online-offline-page.module.css';
import { useConnection, type ConnectionChange } from './use-connection.ts';

const WITHOUT_NETWORK = [
  { what: 'The last prices you saw, with their age', isKept: true },
  { what: 'Stations you opened recently', isKept: true },
  { what: 'The map drawn on the page', isKept: true },
  { what: 'Writing a price, which goes by itself when the network is back', isKept: true },
  { what: 'Signing in', isKept: false },
] as const;

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

export function OnlineOfflinePage() {
  const { isOnline, changes, isBannerShown } = useConnection();
  const Outline = isOnline ? IconWifi : IconWifiOff;
  return (
    <ExamplePage>
      {isBannerShown && <ConnectionBanner isOnline={isOnline} />}
      <Example title="Right now">
        <div className={styles.state}>
          <span className={styles.face} data-online={isOnline}>
            <Outline size={32} stroke={1.75} aria-hidden="true" />
          </span>
          <p>
            <strong>{isOnline ? 'Online' : 'Offline'}</strong>
            <span>
              {isOnline ? 'The browser has a network.' : 'The browser has lost its network.'}
            </span>
          </p>
        </div>
      </Example>
      <Example title="Try it" lead="The page listens to the browser; nothing is pretended.">
        <ol className={styles.steps}>
          <li>Switch your phone to flight mode, or choose “Offline” in the developer tools.</li>
          <li>A banner falls from the header and leaves after five seconds.</li>
          <li>Come back: another one says so.</li>
        </ol>
      </Example>
      <Example title="What happened" lead="Since you opened this page.">
        <ChangeLog changes={changes} />
      </Example>
      <Example title="Both banners" lead="As they look when they fall.">
        <ConnectionSentence isOnline={false} />
        <ConnectionSentence isOnline />
      </Example>
      <Example title="What works without a network">
        <ul role="list" className={styles.kept}>
          {WITHOUT_NETWORK.map(({ what, isKept }) => (
            <li key={what} data-kept={isKept}>
              {isKept ? (
                <IconCheck size={20} stroke={2} aria-label="Works" />
              ) : (
                <IconMinus size={20} stroke={2} aria-label="Has to wait" />
              )}
              {what}
            </li>
          ))}
        </ul>
      </Example>
    </ExamplePage>
  );
}

function ChangeLog({ changes }: { changes: readonly ConnectionChange[] }) {
  if (changes.length === 0) return <p className={styles.time}>Nothing has changed so far.</p>;
  return (
    <ol role="list" className={styles.log} aria-label="Changes of the connection">
      {changes.map(({ id, isOnline, at }) => (
        <li key={id}>
          <span className={styles.what}>
            {isOnline ? (
              <IconWifi size={20} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
            )}
            {isOnline ? 'Connected' : 'Disconnected'}
          </span>
          <time className={styles.time} dateTime={at.toISOString()}>
            {clock.format(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
