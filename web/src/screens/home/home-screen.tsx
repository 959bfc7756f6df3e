import { countryView } from '@pieno/ui/map/framing.ts';
import { m } from '../../paraglide/messages.js';
import { MapView } from '../../features/map/map-view.tsx';
import { AnswerPlace } from './answer-place.tsx';
import { FuelBar } from './fuel-bar.tsx';
import styles from './home-screen.module.css';
import { RecentStations } from './recent-stations.tsx';
import { WelcomeCard } from './welcome-card.tsx';
import { Winners } from './winners.tsx';

/** /home: the best price of each category, and links to everything else (rule home-screen). */
export function HomeScreen() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <WelcomeCard />
        <FuelBar />
        <MapView viewFor={countryView} label={m.home_map_label()} />
      </div>
      <div className={styles.column}>
        <AnswerPlace />
        <Winners />
        <RecentStations />
      </div>
    </div>
  );
}
