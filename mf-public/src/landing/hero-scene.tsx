import { BadgeCheck } from 'lucide-react';
import { MeetingWindow } from 'shared-ui/illustrations';
import { copy } from './copy';
import styles from './hero-scene.module.css';
import { NextConsultation } from './next-consultation';

/** The picture of the meeting, with a sample consultation and a verified register before it. */
export function HeroScene() {
  return (
    <div className={styles.scene}>
      <MeetingWindow className={styles.window} />
      <span className={styles.verified}>
        <BadgeCheck aria-hidden="true" />
        {copy.hero.verified}
      </span>
      <div className={styles.next}>
        <NextConsultation />
      </div>
    </div>
  );
}
