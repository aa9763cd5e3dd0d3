import { useUpcomingAppointments } from './use-appointments';
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

/** The person's figures from the two answers that the lists and the history's summary are made of. */
export function useFigures(): Figures {
  const coming = useUpcomingAppointments().data?.length;
  const summary = useHistorySummary().data;
  return {
    coming,
    past: summary && coming !== undefined ? summary.total - coming : undefined,
    completed: summary?.completed,
  };
}
