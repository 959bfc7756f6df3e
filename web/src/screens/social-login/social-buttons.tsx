import { IconBrandApple, IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { SOCIAL_PLACEHOLDER_MS } from '@pieno/contract/limits.ts';
import { BusyIcon } from '@pieno/ui/busy-icon.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './social-buttons.module.css';

const PROVIDERS = [
  { name: 'Google', Icon: IconBrandGoogle },
  { name: 'Apple', Icon: IconBrandApple },
  { name: 'Facebook', Icon: IconBrandFacebook },
] as const;

/** Three social sign-ins, none of them live yet: a second's wait, then the alert says so (spec §2). */
export function SocialButtons({ onAlert }: { onAlert: (message: string) => void }) {
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function press(provider: string) {
    if (waitingFor !== null) return;
    setWaitingFor(provider);
    timer.current = window.setTimeout(() => {
      setWaitingFor(null);
      onAlert(m.entry_social_soon({ provider }));
    }, SOCIAL_PLACEHOLDER_MS);
  }

  return (
    <section aria-labelledby="social" className={styles.social}>
      <h2 id="social" className={styles.divider}>
        {m.entry_or()}
      </h2>
      <ul role="list" className={styles.row}>
        {PROVIDERS.map(({ name, Icon }) => (
          <li key={name}>
            <Button
              variant="default"
              wide
              aria-label={m.entry_social({ provider: name })}
              aria-busy={waitingFor === name}
              aria-disabled={waitingFor !== null}
              onClick={() => press(name)}
            >
              {waitingFor === name ? (
                <BusyIcon size={24} />
              ) : (
                <Icon size={24} stroke={1.75} aria-hidden="true" />
              )}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
