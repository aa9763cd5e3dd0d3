import { ArrowRight, CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { mayReschedule } from 'shared-domain/consultation';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayLong, formatDayShort } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Button, ButtonLink } from 'shared-ui/button';
import { Choice, Choices } from 'shared-ui/choices';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { DeviceTime } from 'shared-ui/device-time';
import { Disc } from 'shared-ui/disc';
import { copy } from './copy';
import styles from './proposal-card.module.css';
import { cardTarget } from './card-focus';
import { shortMoment } from './short-moment';
import { useAnswer } from './use-answer';
import type { Proposal } from './use-proposals';

/** A proposal to answer: the present time, the proposed ones, and what happens without an answer. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { professionalName, times, period, wasAt, expiresAt, message } = proposal;
  const name = firstName(professionalName);
  const title = useId();
  const [chosen, setChosen] = useState(times[0] ?? wasAt);
  return (
    <section className={styles.proposal} aria-labelledby={title} {...cardTarget('proposta', proposal.id)}>
      <Disc tone="surface">
        <CalendarClock />
      </Disc>
      <div className={styles.text}>
        <p className={styles.day}>{formatDayLong(dayOf(wasAt))}</p>
        <h2 id={title}>{copy.proposalTitle(name, period ? 1 : times.length)}</h2>
        <p>{copy.answerUntil(shortMoment(expiresAt))}</p>
        {message && <blockquote>{message}</blockquote>}
      </div>
      <div className={styles.answer}>
        <div className={styles.swap}>
          <div>
            <small>{copy.atPresent}</small>
            <b>{shortMoment(wasAt)}</b>
            <DeviceTime at={wasAt} below />
          </div>
          <ArrowRight aria-hidden="true" />
          {period ? (
            <div className={styles.isNew}>
              <small>{copy.youChoose}</small>
              <b>{copy.chooseBetween(formatDayShort(period.from), formatDayShort(period.to))}</b>
            </div>
          ) : times.length === 1 ? (
            <div className={styles.isNew}>
              <small>{copy.proposed}</small>
              <b>{shortMoment(chosen)}</b>
              <DeviceTime at={chosen} below />
            </div>
          ) : (
            <Times times={times} chosen={chosen} onChoose={setChosen} />
          )}
        </div>
        <Answers proposal={proposal} chosen={chosen} />
      </div>
    </section>
  );
}

interface TimesProps {
  readonly times: readonly string[];
  readonly chosen: string;
  readonly onChoose: (time: string) => void;
}

function Times({ times, chosen, onChoose }: TimesProps) {
  const name = useId();
  return (
    <fieldset className={styles.times}>
      <legend>{copy.proposedTimes}</legend>
      <Choices>
        {times.map((time) => (
          <Choice
            key={time}
            type="radio"
            name={name}
            value={time}
            checked={time === chosen}
            onChange={() => onChoose(time)}
          >
            <span>
              {shortMoment(time)}
              <DeviceTime at={time} below />
            </span>
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

function Answers({ proposal, chosen }: { proposal: Proposal; chosen: string }) {
  const { id, consultationId, professionalId, professionalName, period, wasAt } = proposal;
  const [isKeeping, setKeeping] = useState(false);
  const answer = useAnswer(proposal, () => setKeeping(false));
  const now = useServerClock().now();
  const mayMove = mayReschedule({ status: 'scheduled', startsAt: wasAt }, now);
  const move = `/patient/booking/${professionalId}?consulta=${consultationId}`;
  const keep = copy.keepTime(shortMoment(wasAt));
  return (
    <div className={styles.buttons}>
      {period ? (
        <ButtonLink variant="primary" to={`${move}&proposta=${id}`}>
          {copy.choose}
        </ButtonLink>
      ) : (
        <Button variant="primary" loading={answer.isRunning && !isKeeping} onClick={() => answer.run(chosen)}>
          {copy.accept(shortMoment(chosen))}
        </Button>
      )}
      <Button variant="outline" onClick={() => setKeeping(true)}>
        {keep}
      </Button>
      {mayMove && !period && (
        <ButtonLink variant="text" to={move}>
          {copy.otherTimes}
        </ButtonLink>
      )}
      <ConfirmDialog
        open={isKeeping}
        title={`${keep}?`}
        action={keep}
        isRunning={answer.isRunning}
        onConfirm={() => answer.run(null)}
        onClose={() => setKeeping(false)}
      >
        <p>{copy.keepText(firstName(professionalName))}</p>
      </ConfirmDialog>
    </div>
  );
}
