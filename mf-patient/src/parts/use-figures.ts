import { useHistorySummary } from './use-history-summary';

/** How the figures are called, on every screen that shows one. */
export const FIGURE_NAMES = {
  total: 'Total',
  completed: 'Concluídas',
  scheduled: 'Agendadas',
  reviewed: 'Avaliadas',
} as const;

/** How many consultations there are; undefined while it is not known. */
export interface Figures {
  /** Confirmed or waiting for payment, and not ended: those of "Próximas". */
  readonly coming: number | undefined;
  /** All the others, whatever became of them: those of the appointments' "Histórico". */
  readonly past: number | undefined;
  /** Held, as the badge "Concluída" says: the history's and the profile's figure. */
  readonly completed: number | undefined;
}

/** The person's figures, counted by the database: the lists show a page at a time. */
export function useFigures(): Figures {
  const summary = useHistorySummary().data;
  return {
    coming: summary?.coming,
    past: summary && summary.total - summary.coming,
    completed: summary?.completed,
  };
}
