import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import { EMERGENCY_LINES, telephoneLink } from 'shared-domain/emergency';
import { copy } from './copy';
import styles from './help-lines.module.css';

/** Emergency numbers. */
export function HelpLines() {
  return (
    <p className={styles.help}>
      <Phone aria-hidden="true" />
      <span>
        {copy.help}{' '}
        {EMERGENCY_LINES.map((line, index) => (
          <Fragment key={line.number}>
            {index > 0 && ', '}
            <a href={telephoneLink(line)}>{line.number}</a> {line.name}
          </Fragment>
        ))}
        . {copy.helpHours}
      </span>
    </p>
  );
}
