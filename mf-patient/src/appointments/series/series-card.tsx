import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useServerClock } from 'shared-data/server-clock';
import { Avatar } from 'shared-ui/avatar';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { cardTarget } from '../card-focus';
import { useProposals } from '../use-proposals';
import { copy } from './copy';
import { EndDialog } from './end-dialog';
import { mayMove, moveAddress } from './moving';
import { comingDates, type RunningSeries } from './running-series';
import styles from './series-card.module.css';
import { SeriesRow } from './series-row';
import { seriesTitle } from './series-title';

/** Rows that are shown before the others are unfolded. */
const SHOWN = 6;

interface SeriesCardProps {
  readonly series: RunningSeries;
  readonly suspended: readonly string[];
}

/** A series: its rule, its coming dates and what can be done with them. */
export function SeriesCard({ series, suspended }: SeriesCardProps) {
  const now = useServerClock().now();
  const { data: proposals = [] } = useProposals();
  const [isOpen, setOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const list = useId();
  const title = seriesTitle(series);
  const coming = comingDates(series, now);
  const folded = coming.length - SHOWN;
  const movable = coming
    .flatMap((date) => (date.state === 'booked' ? [date.consultation] : []))
    .find((consultation) => mayMove(consultation, now, suspended.includes(consultation.id)));
  const next = coming.find(({ state }) => state === 'booked');
  return (
    <Card
      as="article"
      aria-label={`${title}, ${series.professionalName}`}
      {...cardTarget('serie', series.id)}
    >
      <div className={styles.head}>
        <Avatar name={series.professionalName} />
        <div>
          <h2>{title}</h2>
          <p>
            {series.professionalName}
            {series.specialty && `, ${series.specialty}`}
          </p>
        </div>
        <div className={styles.actions}>
          {movable && (
            <ButtonLink
              variant="outline"
              to={moveAddress(movable, true)}
              aria-label={copy.moveLabel(title, series.professionalName)}
            >
              {copy.move}
            </ButtonLink>
          )}
          <Button
            variant="text"
            aria-label={copy.endLabel(title, series.professionalName)}
            onClick={() => setEnding(true)}
          >
            {copy.end}
          </Button>
        </div>
      </div>
      <ol id={list} className={styles.dates} aria-label={copy.dates(title)}>
        {(isOpen ? coming : coming.slice(0, SHOWN)).map((date) => (
          <SeriesRow
            key={date.number}
            series={series}
            date={date}
            isNext={date === next}
            proposal={
              date.state === 'booked'
                ? proposals.find(({ consultationId }) => consultationId === date.consultation.id)
                : undefined
            }
            suspended={date.state === 'booked' && suspended.includes(date.consultation.id)}
          />
        ))}
      </ol>
      {folded > 0 && (
        <Button
          variant="text"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.fewer : copy.more(folded)}
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </Button>
      )}
      <EndDialog open={isEnding} series={series} suspended={suspended} onClose={() => setEnding(false)} />
    </Card>
  );
}
