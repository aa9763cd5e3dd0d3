import { copy } from './copy';
import styles from './profile-page.module.css';

/** What the professional says of themself, in their own paragraphs. */
export function AboutSection({ bio }: { readonly bio: string | null }) {
  return (
    <section className={styles.section}>
      <h2>{copy.about}</h2>
      <p className={bio === null ? styles.none : styles.bio}>{bio ?? copy.noBio}</p>
    </section>
  );
}
