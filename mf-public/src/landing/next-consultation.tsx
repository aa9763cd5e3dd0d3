import { Video } from 'lucide-react';
import { SAMPLE_PRICE } from 'shared-domain/marketing';
import { CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import styles from './next-consultation.module.css';
import { NEXT_CONSULTATION } from './samples';

/** A sample booked consultation with an invented person and time. */
export function NextConsultation() {
  const { name, profession, when } = NEXT_CONSULTATION;
  return (
    <figure className={styles.card}>
      <figcaption className="visually-hidden">{copy.next.caption}</figcaption>
      <p className={styles.line}>
        <span className={styles.quiet}>{copy.next.title}</span>
        <Tag tone="brand">{when}</Tag>
      </p>
      <div className={styles.person}>
        <Avatar name={name} tone="warm" />
        <p>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.quiet}>{copy.next.length(profession, CONSULTATION_MINUTES)}</span>
        </p>
      </div>
      <p className={styles.line}>
        <span className={styles.online}>
          <Video aria-hidden="true" />
          {copy.next.online}
        </span>
        <strong>{SAMPLE_PRICE}</strong>
      </p>
    </figure>
  );
}
