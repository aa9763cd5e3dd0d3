import { CopyCode } from 'shared-ui/copy-code';
import styles from './calendar-card.module.css';
import { copy } from './copy';

/** A new address to copy, and how calendars take it. */
export function NewAddressField({ url }: { readonly url: string }) {
  return (
    <div className={styles.made}>
      <CopyCode label={copy.label} code={url} toasts={{ copied: copy.copied, failed: copy.notCopied }} />
      <p className={styles.once}>{copy.once}</p>
      <h3 className={styles.subtitle}>{copy.adding.title}</h3>
      <ul className={styles.ways}>
        {copy.adding.ways.map(([program, way]) => (
          <li key={program}>
            <strong>{program}</strong>: {way}
          </li>
        ))}
      </ul>
    </div>
  );
}
