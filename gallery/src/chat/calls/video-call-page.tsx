import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import IconMicrophone from '~icons/tabler/microphone';
import IconMicrophoneOff from '~icons/tabler/microphone-off';
import IconPhoneOff from '~icons/tabler/phone-off';
import IconVideo from '~icons/tabler/video';
import IconVideoOff from '~icons/tabler/video-off';
import IconVolume from '~icons/tabler/volume';
import IconVolumeOff from '~icons/tabler/volume-off';
import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import { PEOPLE } from '../../pictures/portraits.ts';
import { SCENES } from '../../pictures/scenes.ts';
import type { Contact } from '../contact.ts';
import { pathWith, usePartner } from '../use-partner.ts';
import { CallTime } from './call-time.tsx';
import styles from './video-call-page.module.css';

/** What each toggle button turns off and on. */
const SWITCHES = [
  { key: 'microphone', label: 'Mute', icon: IconMicrophone, offIcon: IconMicrophoneOff },
  { key: 'camera', label: 'Camera off', icon: IconVideo, offIcon: IconVideoOff },
  { key: 'speaker', label: 'Speaker off', icon: IconVolume, offIcon: IconVolumeOff },
] as const;

type Part = (typeof SWITCHES)[number]['key'];

/** A simulated call with drawn people: it opens neither camera nor microphone. */
export function VideoCallPage() {
  const partner = usePartner();
  return (
    <ExamplePage layout="wide">
      {partner ? (
        <Call partner={partner} />
      ) : (
        <EmptyState message="There is nobody left to call.">
          <ButtonLink to="/chat">Back to the chat</ButtonLink>
        </EmptyState>
      )}
    </ExamplePage>
  );
}

function Call({ partner }: { partner: Contact }) {
  const [off, setOff] = useState<readonly Part[]>([]);
  const toggle = (part: Part) =>
    setOff(off.includes(part) ? off.filter((one) => one !== part) : [...off, part]);
  const { name, picture } = partner;
  return (
    <div className={styles.call}>
      <PictureImage className={styles.scene} picture={SCENES.hills} alt="" />
      {picture ? (
        <img className={styles.partner} src={picture} alt={name} width={240} height={240} />
      ) : (
        <span className={styles.faceless}>
          <Avatar src={null} size={160} />
        </span>
      )}
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.time}>
          <CallTime />
        </p>
      </div>
      <div className={styles.self}>
        {off.includes('camera') ? (
          <IconVideoOff size={32} stroke={1.75} role="img" aria-label="Your camera is off" />
        ) : (
          <PictureImage picture={PEOPLE.nico} alt="You" />
        )}
        {off.includes('microphone') && (
          <span className={styles.muted}>
            <IconMicrophoneOff size={18} stroke={1.75} role="img" aria-label="You are muted" />
          </span>
        )}
      </div>
      <div className={styles.controls}>
        {SWITCHES.map(({ key, label, icon, offIcon }) => {
          const Outline = off.includes(key) ? offIcon : icon;
          return (
            <button
              key={key}
              type="button"
              className={styles.control}
              aria-label={label}
              aria-pressed={off.includes(key)}
              onClick={() => toggle(key)}
            >
              <Outline size={26} stroke={1.75} aria-hidden="true" />
            </button>
          );
        })}
        <Link
          to={pathWith('/chat', partner)}
          className={styles.control}
          data-grave="true"
          aria-label="Hang up"
        >
          <IconPhoneOff size={26} stroke={1.75} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
