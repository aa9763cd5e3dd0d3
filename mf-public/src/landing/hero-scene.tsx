import { BadgeCheck } from 'lucide-react';
import { BUILT_FOR_DEMONSTRATION } from 'shared-domain/demonstration';
import { HeroIllustration } from 'shared-ui/illustrations';
import { copy } from './copy';
import styles from './hero-scene.module.css';
import { NextConsultation } from './next-consultation';

/** Illustration with a verified registration; in a demo also with a sample consultation. */
export function HeroScene() {
  return (
    <div className={styles.scene}>
      <HeroIllustration className={styles.window} />
      <span className={styles.verified}>
        <BadgeCheck aria-hidden="true" />
        {copy.hero.verified}
      </span>
      {BUILT_FOR_DEMONSTRATION && (
        <div className={styles.next}>
          <NextConsultation />
        </div>
      )}
    </div>
  );
}
