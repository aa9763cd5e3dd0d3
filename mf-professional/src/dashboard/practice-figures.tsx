import { Statistic } from 'antd';
import { CalendarCheck2, Star, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { patientsServed } from 'shared-domain/estimates';
import { DEFAULT_DASHBOARD_RATING, formatRating, formatReviewCount } from 'shared-domain/rating';
import { classNames } from 'shared-ui/class-names';
import { Disc } from 'shared-ui/disc';
import { Estimate } from 'shared-ui/estimate';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonText } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './practice-figures.module.css';
import type { Practice } from './use-practice';
import type { Counts, TodayQuery } from './use-today';

interface PracticeFiguresProps {
  readonly practice: Practice | undefined;
  readonly query: TodayQuery;
}

/** Completed consultations, average rating, patients: the stated estimates in a demo, else actual counts. */
export function PracticeFigures({ practice, query }: PracticeFiguresProps) {
  return (
    <RemoteView
      query={query}
      skeleton={<FigureSkeleton />}
      failureText={copy.figuresFailedText}
      card
      className={styles.view}
    >
      {({ figures, isDemonstration }) => {
        if (!practice) return <FigureSkeleton />;
        const Figures = isDemonstration ? EstimatedFigures : CountedFigures;
        return <Figures practice={practice} counts={figures} />;
      }}
    </RemoteView>
  );
}

interface FiguresProps {
  readonly practice: Practice;
  readonly counts: Counts;
}

const written = (count: number) => count.toLocaleString('pt-BR');

function EstimatedFigures({ practice: { rating, reviews }, counts: { consultations } }: FiguresProps) {
  return (
    <ul className={styles.figures}>
      <Figure icon={CalendarCheck2} label={copy.done} value={written(consultations)} note={<Estimate />} />
      <Figure
        icon={Star}
        warm
        label={copy.rating}
        value={formatRating(rating ?? DEFAULT_DASHBOARD_RATING)}
        note={reviews > 0 ? formatReviewCount(reviews) : <Estimate />}
      />
      <Figure
        icon={UsersRound}
        label={copy.patients}
        value={written(patientsServed(consultations))}
        note={<Estimate />}
      />
    </ul>
  );
}

function CountedFigures({ practice: { rating, reviews }, counts: { completed, patients } }: FiguresProps) {
  return (
    <ul className={styles.figures}>
      <Figure icon={CalendarCheck2} label={copy.done} value={written(completed)} note={copy.doneNote} />
      <Figure
        icon={Star}
        warm
        label={copy.rating}
        value={rating === null ? copy.none : formatRating(rating)}
        note={reviews > 0 ? formatReviewCount(reviews) : copy.noReviews}
      />
      <Figure icon={UsersRound} label={copy.patients} value={written(patients)} note={copy.patientsNote} />
    </ul>
  );
}

interface FigureProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** The star is the only warm accent. */
  readonly warm?: boolean;
}

function Figure({ icon: Icon, label, value, note, warm }: FigureProps) {
  return (
    <li className={styles.figure}>
      <Statistic title={label} formatter={() => value} />
      {note && <div className={styles.note}>{note}</div>}
      <span className={classNames(styles.corner, warm && styles.warm)} aria-hidden="true">
        <Disc tone={warm ? 'warm' : 'brand'}>
          <Icon />
        </Disc>
      </span>
    </li>
  );
}

/** The figures with labels, or placeholders while loading. */
function FigureSkeleton() {
  const value = <SkeletonText>000</SkeletonText>;
  return (
    <ul className={styles.figures}>
      <Figure icon={CalendarCheck2} label={copy.done} value={value} note={<Estimate />} />
      <Figure icon={Star} warm label={copy.rating} value={value} note={<Estimate />} />
      <Figure icon={UsersRound} label={copy.patients} value={value} note={<Estimate />} />
    </ul>
  );
}
