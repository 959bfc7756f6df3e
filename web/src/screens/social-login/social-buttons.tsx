import IconBrandApple from '~icons/tabler/brand-apple';
import IconBrandFacebook from '~icons/tabler/brand-facebook';
import IconBrandGoogle from '~icons/tabler/brand-google';
import {
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '@pieno/contract/accounts/social-providers.ts';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { OrHeading } from '../../features/account/entry/or-heading.tsx';
import styles from './social-buttons.module.css';
import { useLiveProviders } from './use-live-providers.ts';
import type { Icon } from '@pieno/ui/icon.tsx';

/** Milliseconds before a button without a provider shows its alert (rule entry-social). */
const PLACEHOLDER_MS = 1_000;

const FACES: Record<SocialProvider, { name: string; icon: Icon }> = {
  google: { name: 'Google', icon: IconBrandGoogle },
  apple: { name: 'Apple', icon: IconBrandApple },
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
};

interface SocialButtonsProps {
  onAlert: (message: string) => void;
  onLeave: (provider: SocialProvider) => void;
}

/**
 * Three social sign-in buttons. One whose provider is not enabled is small; a second after a press an alert shows that
 * (rule entry-social).
 */
export function SocialButtons({ onAlert, onLeave }: SocialButtonsProps) {
  const [waitingFor, setWaitingFor] = useState<SocialProvider | null>(null);
  const { live, isLive } = useLiveProviders();
  const timer = useRef<number>(undefined);
  useEffect(() => {
    // A page restored from the back/forward cache is no longer waiting.
    const rest = () => setWaitingFor(null);
    addEventListener('pageshow', rest);
    return () => {
      removeEventListener('pageshow', rest);
      clearTimeout(timer.current);
    };
  }, []);

  function press(provider: SocialProvider) {
    if (waitingFor !== null) return;
    setWaitingFor(provider);
    if (isLive(provider)) return onLeave(provider);
    timer.current = window.setTimeout(() => {
      // The list of enabled providers may have arrived within that second.
      if (isLive(provider)) return onLeave(provider);
      setWaitingFor(null);
      onAlert(m.entry_social_soon({ provider: FACES[provider].name }));
    }, PLACEHOLDER_MS);
  }

  return (
    <section aria-labelledby="social" className={styles.social}>
      <OrHeading id="social">{m.entry_or()}</OrHeading>
      <ul role="list" className={styles.row}>
        {SOCIAL_PROVIDERS.map((provider) => (
          <li key={provider} data-live={live.includes(provider)}>
            <SocialButton
              {...FACES[provider]}
              isLive={live.includes(provider)}
              isWaiting={waitingFor === provider}
              isIdle={waitingFor === null}
              onPress={() => press(provider)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SocialButtonProps {
  name: string;
  icon: Icon;
  /** True if the provider is enabled; otherwise the button is small. */
  isLive: boolean;
  isWaiting: boolean;
  /** True if no sign-in is under way. */
  isIdle: boolean;
  onPress: () => void;
}

function SocialButton(props: SocialButtonProps) {
  const { name, icon: Mark, isLive, isWaiting, isIdle, onPress } = props;
  const size = isLive ? 24 : 20;
  return (
    <Button
      variant="default"
      wide={isLive}
      aria-label={m.entry_social({ provider: name })}
      aria-busy={isWaiting}
      aria-disabled={!isIdle}
      onClick={onPress}
    >
      {isWaiting ? <BusyIcon size={size} /> : <Mark size={size} stroke={1.75} aria-hidden="true" />}
    </Button>
  );
}
