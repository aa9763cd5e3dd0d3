import { copy } from './copy';
import styles from './profile-page.module.css';

/** The professional's own description, in paragraphs. */
export function AboutSection({ bio }: { readonly bio: string | null }) {
  return (
    <section className={styles.section}>
      <h2>{copy.about}</h2>
      <p className={bio === null ? styles.none : styles.bio}>{bio ?? copy.noBio}</p>
    </section>
  );
}
