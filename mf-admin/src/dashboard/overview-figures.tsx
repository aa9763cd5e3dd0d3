import { estimatedRevenue } from 'shared-domain/estimates';
import { formatPrice } from 'shared-domain/money';
import { useShowsSamples } from 'shared-ui/demonstration';
import { Estimate } from 'shared-ui/estimate';
import { SkeletonText } from 'shared-ui/skeleton';
import { Figures, type Figure } from '../parts/figures';
import { copy } from './copy';
import type { Overview } from './use-overview';
import { useRevenue } from './use-revenue';

const count = (n: number) => n.toLocaleString('pt-BR');

const figuresOf = (overview: Overview, revenue: Pick<Figure, 'value' | 'note'>): Figure[] => [
  { label: copy.patients, value: count(overview.patients), note: copy.patientsNote },
  { label: copy.professionals, value: count(overview.professionals) },
  {
    label: copy.pending,
    value: count(overview.pending_professionals),
    note: copy.pendingNote(count(overview.pending_applications), count(overview.applications_lacking_info)),
  },
  { label: copy.consultations, value: count(overview.consultations) },
  { label: copy.thisMonth, value: count(overview.consultations_this_month) },
  { label: copy.revenue, ...revenue },
];

const WAITING = {
  value: <SkeletonText>R$ 000</SkeletonText>,
  note: <SkeletonText>{copy.revenueNote(0)}</SkeletonText>,
};

/** The figures of the platform. The revenue is estimated in a demonstration and summed up elsewhere. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const showsSamples = useShowsSamples();
  const revenue = useRevenue(showsSamples === false);
  if (showsSamples)
    return (
      <Figures
        figures={figuresOf(overview, {
          value: formatPrice(estimatedRevenue(overview.consultations)),
          note: <Estimate />,
        })}
      />
    );
  const received = revenue.data && {
    value: formatPrice(revenue.data.sum),
    note: copy.revenueNote(revenue.data.payments),
  };
  const failed = revenue.isError ? { value: copy.none, note: copy.revenueFailed } : WAITING;
  return <Figures figures={figuresOf(overview, received ?? failed)} />;
}

/** Each figure's note is there from the start, or its place is. */
export function OverviewFiguresSkeleton() {
  const value = <SkeletonText>000</SkeletonText>;
  const pendingNote = <SkeletonText>{copy.pendingNote('0', '0')}</SkeletonText>;
  return (
    <Figures
      figures={[
        { label: copy.patients, value, note: copy.patientsNote },
        { label: copy.professionals, value },
        { label: copy.pending, value, note: pendingNote },
        { label: copy.consultations, value },
        { label: copy.thisMonth, value },
        { label: copy.revenue, value, note: <Estimate /> },
      ]}
    />
  );
}
