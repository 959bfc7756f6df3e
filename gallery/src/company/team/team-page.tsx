import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { MemberCard } from './member-card.tsx';
import { MEMBERS } from './members.ts';
import styles from './team-page.module.css';

export function TeamPage() {
  return (
    <ExamplePage layout="wide">
      <section aria-labelledby="team-title">
        <h2 id="team-title" className={styles.title}>
          Eight people, seventeen totems
        </h2>
        <p className={styles.lead}>
          Every price passes one of these pairs of eyes. Write to them, call them, or ask them in
          the chat.
        </p>
        <ul role="list" className={styles.members}>
          {MEMBERS.map((member) => (
            <li key={member.id} className={styles.place}>
              <MemberCard member={member} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.call} aria-labelledby="ninth-title">
        <h2 id="ninth-title" className={styles.callTitle}>
          The ninth could be you
        </h2>
        <p>Nobody of us lives in Chiesanuova, and its pump changes its prices at night.</p>
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </section>
    </ExamplePage>
  );
}
