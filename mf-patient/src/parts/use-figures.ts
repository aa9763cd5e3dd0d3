import type { CountQuery } from 'shared-ui/count';
import { useHistorySummary } from './use-history-summary';

/** How the figures are called, on every screen that shows one. */
export const FIGURE_NAMES = {
  total: 'Total',
  completed: 'Concluídas',
  scheduled: 'Agendadas',
  reviewed: 'Avaliadas',
} as const;

/** How many consultations there are. */
export interface Figures {
  /** Confirmed or waiting for payment, and not ended: those of "Próximas". */
  readonly coming: CountQuery;
  /** All the others, whatever became of them: those of the appointments' "Histórico". */
  readonly past: CountQuery;
  /** Held, as the badge "Concluída" says: the history's and the profile's figure. */
  readonly completed: CountQuery;
}

/** The person's figures, counted by the database: the lists show a page at a time. */
export function useFigures(): Figures {
  const { data, isError } = useHistorySummary();
  return {
    coming: { data: data?.coming, isError },
    past: { data: data && data.total - data.coming, isError },
    completed: { data: data?.completed, isError },
  };
}
