import { FileDown } from 'lucide-react';
import { ButtonAnchor } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { Hint } from '../profile-section';
import { copy } from './copy';
import { useFiles } from './use-files';
import styles from './your-data.module.css';

/** The documents the person sent, to be downloaded: the copy names them, it does not hold them. */
export function YourFiles() {
  const query = useFiles();
  // Most people sent none: nothing is announced that would vanish again.
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
