import { m } from '../../paraglide/messages.js';
import { useIsWide } from '../../hooks/use-is-wide.ts';
import { MapView } from '../../map/map-view.tsx';
import { FuelBar } from './fuel-bar.tsx';
import styles from './home-screen.module.css';
import { RecentStations } from './recent-stations.tsx';
import { WelcomeCard } from './welcome-card.tsx';
import { Winners } from './winners.tsx';

/** Map heights in CSS pixels. On a phone the first price should be visible without scrolling. */
const PHONE_MAP_HEIGHT = 190;
const WIDE_MAP_HEIGHT = 320;

/** /home: the best price of each category, and links to everything else (rule home-screen). */
export function HomeScreen() {
  const height = useIsWide() ? WIDE_MAP_HEIGHT : PHONE_MAP_HEIGHT;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <WelcomeCard />
        <FuelBar />
        <MapView mode="poster-until-tap" height={height} label={m.home_map_label()} />
      </div>
      <div className={styles.column}>
        <Winners />
        <RecentStations />
      </div>
    </div>
  );
}
