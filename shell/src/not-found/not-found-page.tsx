import { ButtonLink } from 'shared-ui/button';
import { NotYetMet } from 'shared-ui/illustrations';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { copy } from './copy';
import styles from './not-found-page.module.css';

/** An address that leads nowhere. */
export function NotFoundPage() {
  useDocumentTitle(copy.title);
  return (
    <section className={styles.page}>
      <NotYetMet />
      <h1 lang="en">{copy.title}</h1>
      <p>{copy.text}</p>
      <ButtonLink variant="primary" size="lg" to="/">
        {copy.home}
      </ButtonLink>
    </section>
  );
}
