import { useQueryClient } from '@tanstack/react-query';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';
import { paymentKey } from './use-payment';

/** Reads the payment again, and marks the lists that show it as outdated. */
export function useRefresh(consultationId: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: paymentKey(consultationId) }),
      queries.invalidateQueries({ queryKey: [CONSULTATIONS_KEY] }),
    ]);
  };
}
