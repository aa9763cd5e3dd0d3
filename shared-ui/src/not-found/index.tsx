import { ButtonLink } from '../button';
import { useDocumentTitle } from '../page-layout';
import { copy } from './copy';
import { NotFoundIllustration } from './not-found-illustration';
import styles from './not-found.module.css';

/** The not-found page with a link home. Rendered inside the page's `<main>`. */
export function NotFound() {
  useDocumentTitle(copy.title);
  return (
    <div className={`wrap ${styles.page}`}>
      <NotFoundIllustration className={styles.picture} />
      <h1 lang="en" tabIndex={-1}>
        {copy.title}
      </h1>
      <p>{copy.text}</p>
      <ButtonLink variant="primary" size="lg" className={styles.home} to="/">
        {copy.home}
      </ButtonLink>
    </div>
  );
}
