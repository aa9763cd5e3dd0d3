import { estimatedRevenue } from 'shared-domain/estimates';
import { formatPrice } from 'shared-domain/money';
import { Estimate } from 'shared-ui/estimate';
import { Skeleton } from 'shared-ui/skeleton';
import { Figures, type Figure } from '../parts/figures';
import { copy } from './copy';
import type { Overview } from './use-overview';

const count = (n: number) => n.toLocaleString('pt-BR');

const figuresOf = (overview: Overview): Figure[] => [
  { label: copy.patients, value: count(overview.patients), note: copy.patientsNote },
  { label: copy.professionals, value: count(overview.professionals) },
  {
    label: copy.pending,
    value: count(overview.pending_professionals),
    note: copy.pendingNote(count(overview.pending_applications), count(overview.applications_lacking_info)),
  },
  { label: copy.consultations, value: count(overview.consultations) },
  { label: copy.thisMonth, value: count(overview.consultations_this_month) },
  {
    label: copy.revenue,
    value: formatPrice(estimatedRevenue(overview.consultations)),
    note: <Estimate />,
  },
];

export const OverviewFigures = ({ overview }: { overview: Overview }) => (
  <Figures figures={figuresOf(overview)} />
);

export function OverviewFiguresSkeleton() {
  const labels = [
    copy.patients,
    copy.professionals,
    copy.pending,
    copy.consultations,
    copy.thisMonth,
    copy.revenue,
  ];
  return (
    <Figures
      figures={labels.map((label) => ({ label, value: <Skeleton width="4.5rem" height="2.125rem" /> }))}
    />
  );
}
