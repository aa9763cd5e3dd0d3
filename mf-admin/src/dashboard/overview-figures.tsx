import { estimatedRevenue } from 'shared-domain/estimates';
import { formatPrice } from 'shared-domain/money';
import { Estimate } from 'shared-ui/estimate';
import { SkeletonText } from 'shared-ui/skeleton';
import { Figures, type Figure } from '../parts/figures';
import { copy } from './copy';
import type { Overview } from './use-overview';
import type { RevenueFigure } from './use-revenue-figure';

const count = (n: number) => n.toLocaleString('pt-BR');

const figuresOf = (overview: Overview, revenue: Pick<Figure, 'value' | 'note'> | null): Figure[] => [
  { label: copy.patients, value: count(overview.patients), note: copy.patientsNote },
  { label: copy.professionals, value: count(overview.professionals) },
  {
    label: copy.pending,
    value: count(overview.pending_professionals),
    note: copy.pendingNote(count(overview.pending_applications), count(overview.applications_lacking_info)),
  },
  { label: copy.consultations, value: count(overview.consultations) },
  { label: copy.thisMonth, value: count(overview.consultations_this_month) },
  ...(revenue ? [{ label: copy.revenue, ...revenue }] : []),
];

interface OverviewFiguresProps {
  readonly overview: Overview;
  readonly revenue: RevenueFigure;
}

/** The platform's figures. */
export function OverviewFigures({ overview, revenue }: OverviewFiguresProps) {
  return <Figures figures={figuresOf(overview, revenueFigure(overview, revenue))} />;
}

/** The revenue is estimated in a demo and summed up elsewhere. */
function revenueFigure(
  { consultations }: Overview,
  revenue: RevenueFigure,
): Pick<Figure, 'value' | 'note'> | null {
  switch (revenue.kind) {
    case 'none':
      return null;
    case 'estimated':
      return { value: formatPrice(estimatedRevenue(consultations)), note: <Estimate /> };
    case 'received':
      return { value: formatPrice(revenue.sum), note: copy.revenueNote(revenue.payments) };
    case 'failed':
      return { value: copy.none, note: copy.revenueFailed };
    case 'loading':
      return {
        value: <SkeletonText>R$ 000</SkeletonText>,
        note: <SkeletonText>{copy.revenueNote(0)}</SkeletonText>,
      };
  }
}

/** Each figure's note, or its placeholder, is rendered from the start. */
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
