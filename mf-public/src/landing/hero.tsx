import { ButtonLink } from 'shared-ui/button';
import { copy } from './copy';
import { destinations } from './destinations';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene';
import { Statistics } from './statistics';

export function Hero() {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {copy.hero.title}
        </h1>
        <p className={styles.lead}>{copy.hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="lg" to={destinations.patient}>
            {copy.hero.patient}
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" to={destinations.plans}>
            {copy.hero.plans}
          </ButtonLink>
        </div>
        <Statistics />
      </div>
      <HeroScene />
    </section>
  );
}
