import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import { EMERGENCY_LINES, telephoneLink } from 'shared-domain/emergency';
import { Note } from 'shared-ui/note';
import { lobbyCopy } from './lobby/copy';

/** The lines that answer around the clock. */
export function HelpNow() {
  return (
    <Note tone="warm" icon={<Phone aria-hidden="true" />}>
      {lobbyCopy.help}{' '}
      {EMERGENCY_LINES.map((line, index) => (
        <Fragment key={line.number}>
          {index > 0 && ', '}
          <a href={telephoneLink(line)}>{line.number}</a> {line.name}
        </Fragment>
      ))}
      . {lobbyCopy.helpHours}
    </Note>
  );
}
