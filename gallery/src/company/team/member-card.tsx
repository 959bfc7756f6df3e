import { Link } from '@pieno/ui/buttons/link.tsx';
import { PictureImage } from '../../kit/pictures/picture-image.tsx';
import IconMail from '~icons/tabler/mail';
import IconMessageCircle from '~icons/tabler/message-circle';
import IconPhone from '~icons/tabler/phone';
import styles from './member-card.module.css';
import { mailOf, type Member } from './members.ts';

export function MemberCard({ member }: { member: Member }) {
  const { id, name, picture, role, about, phone } = member;
  return (
    <article className={styles.card}>
      <PictureImage className={styles.picture} picture={picture} alt="" />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{role}</p>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.ways}>
        <a
          className={styles.way}
          href={`tel:${phone.replaceAll(' ', '')}`}
          aria-label={`Call ${name}`}
        >
          <IconPhone size={20} stroke={1.75} aria-hidden="true" />
        </a>
        <a className={styles.way} href={`mailto:${mailOf(member)}`} aria-label={`Write to ${name}`}>
          <IconMail size={20} stroke={1.75} aria-hidden="true" />
        </a>
        <Link className={styles.way} to={`/chat?with=${id}`} aria-label={`Chat with ${name}`}>
          <IconMessageCircle size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      </div>
    </article>
  );
}
