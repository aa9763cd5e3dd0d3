import { ButtonLink } from 'shared-ui/button';
import { copy } from './copy';
import { destinations } from './destinations';
import { SharedProfit } from './illustrations/shared-profit';
import styles from './impact.module.css';
import sections from './section.module.css';

/** Where part of the profit goes. */
export function Impact() {
  const { title, text, more } = copy.impact;
  return (
    <section className={`wrap ${sections.section} ${styles.impact}`}>
      <SharedProfit className={styles.picture} />
      <div>
        <h2 className={sections.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ButtonLink variant="outline" size="lg" className={styles.more} to={destinations.impact}>
          {more}
        </ButtonLink>
      </div>
    </section>
  );
}
