import type { CountQuery } from 'shared-ui/count';
import { useHistorySummary } from './use-history-summary';

/** Labels of the figures on every screen. */
export const FIGURE_NAMES = {
  total: 'Total',
  completed: 'Concluídas',
  scheduled: 'Agendadas',
  reviewed: 'Avaliadas',
} as const;

/** Total number of consultations. */
export interface Figures {
  /** Confirmed or awaiting payment, and not ended: those in "Próximas". */
  readonly upcoming: CountQuery;
  /** All others, whatever their outcome: those in the appointments' "Histórico". */
  readonly past: CountQuery;
  /** Completed ("Concluída"), as shown by the history and the profile. */
  readonly completed: CountQuery;
}

/** The user's figures, counted by the database, because the lists are paginated. */
export function useFigures(): Figures {
  const { data, isError } = useHistorySummary();
  return {
    upcoming: { data: data?.coming, isError },
    past: { data: data && data.total - data.coming, isError },
    completed: { data: data?.completed, isError },
  };
}
