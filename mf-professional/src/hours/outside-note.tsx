import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { Button, ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { agendaPath } from '../parts/agenda-path';
import { isProposalTime } from '../parts/proposal-time';
import { copy } from './copy';
import styles from './outside-note.module.css';
import type { OutsideConsultation } from './set-hours';
import { useProposed } from './use-outside';

const words = copy.outside;
const SHOWN = 5;

interface OutsideNoteProps {
  readonly consultations: readonly OutsideConsultation[];
  /** They lie outside hours that are not saved yet. */
  readonly isDraft: boolean;
  /** They could not be read. */
  readonly isFailed: boolean;
  readonly timeZone: string;
  readonly className?: string | undefined;
}

/** Booked consultations outside the hours. They stay. */
export function OutsideNote({ consultations, isDraft, isFailed, timeZone, className }: OutsideNoteProps) {
  const titleId = useId();
  const [all, setAll] = useState(false);
  const count = consultations.length;
  const now = new Date();
  const proposed = useProposed().data;
  const isProposable = (consultation: OutsideConsultation) =>
    consultation.status === 'scheduled' &&
    isProposalTime(consultation, now) &&
    proposed?.has(consultation.id) === false;
  return (
    // Announced when it appears while the hours are edited.
    <div role="status" className={className}>
      {isFailed && count === 0 && (
        <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
          {words.failed}
        </Note>
      )}
      {count > 0 && (
        <section className={styles.note} aria-labelledby={titleId}>
          <TriangleAlert aria-hidden="true" />
          <div>
            <h2 id={titleId}>{words.title(count, isDraft)}</h2>
            <p>{words.text(count)}</p>
            <ul>
              {consultations.slice(0, all ? count : SHOWN).map((consultation) => {
                const { id, patientName, startsAt } = consultation;
                const mayPropose = isProposable(consultation);
                return (
                  <li key={id}>
                    <div>
                      <strong>{words.when(dayOf(startsAt, timeZone), timeOf(startsAt, timeZone))}</strong>
                      <span>{patientName}</span>
                    </div>
                    <ButtonLink
                      variant="text"
                      size="sm"
                      to={agendaPath({ id, startsAt }, timeZone)}
                      className={styles.action}
                    >
                      {mayPropose ? words.propose : words.see}
                      <span className="visually-hidden">
                        {mayPropose ? words.to(patientName) : words.seeOf(patientName)}
                      </span>
                    </ButtonLink>
                  </li>
                );
              })}
            </ul>
            {!all && count > SHOWN && (
              <Button variant="text" onClick={() => setAll(true)}>
                {words.all(count)}
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
