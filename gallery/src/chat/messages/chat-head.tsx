import IconPhone from '~icons/tabler/phone';
import IconVideo from '~icons/tabler/video';
import { useState } from 'react';
import { AudioCall } from '../calls/audio-call.tsx';
import { VideoCall } from '../calls/video-call.tsx';
import type { Contact } from '../contact.ts';
import { Portrait } from '../portrait.tsx';
import styles from './chat-head.module.css';

const CALLS = [
  { kind: 'audio', icon: IconPhone, label: 'Audio call with' },
  { kind: 'video', icon: IconVideo, label: 'Video call with' },
] as const;

export function ChatHead({ partner }: { partner: Contact }) {
  const [call, setCall] = useState<'audio' | 'video'>();
  const { name, isOnline, lastSeen } = partner;
  const Call = call === 'audio' ? AudioCall : VideoCall;
  return (
    <div className={styles.head}>
      <Portrait contact={partner} size={44} />
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.status} data-online={isOnline}>
          {isOnline ? 'Active Now' : lastSeen ? `Last seen ${lastSeen}` : 'Not here yet'}
        </p>
      </div>
      {CALLS.map(({ kind, icon: Outline, label }) => (
        <button
          key={kind}
          type="button"
          className={styles.call}
          aria-label={`${label} ${name}`}
          onClick={() => setCall(kind)}
        >
          <Outline size={22} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
      {call && <Call partner={partner} onClose={() => setCall(undefined)} />}
    </div>
  );
}
