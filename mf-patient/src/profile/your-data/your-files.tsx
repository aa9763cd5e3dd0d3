import { FileDown } from 'lucide-react';
import { ButtonAnchor } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { Hint } from '../profile-section';
import { copy } from './copy';
import { useFiles } from './use-files';
import styles from './your-data.module.css';

/** The user's uploaded documents as downloads: the data copy lists them without their content. */
export function YourFiles() {
  const query = useFiles();
  // Most users have none: a placeholder would only appear and vanish.
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <RemoteView query={query} level={3} skeleton={null} failureText={copy.filesFailedText}>
      {(files) => (
        <section>
          <h3 className={styles.points}>{copy.files}</h3>
          <Hint>{copy.filesHint}</Hint>
          <ul className={styles.files}>
            {files.map(({ path, name, url }) => (
              <li key={path}>
                <ButtonAnchor
                  variant="outline"
                  href={url}
                  download={name}
                  icon={<FileDown aria-hidden="true" />}
                >
                  <span className={styles.file}>{name}</span>
                </ButtonAnchor>
              </li>
            ))}
          </ul>
        </section>
      )}
    </RemoteView>
  );
}
