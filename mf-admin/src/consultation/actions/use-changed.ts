import { useQueryClient } from '@tanstack/react-query';
import { MONEY_KEY, PAYMENTS_KEY } from '../../parts/money-key';
import { CONSULTATION_KEY } from '../use-consultation';

const KEYS = [
  CONSULTATION_KEY,
  'admin-consultations',
  'admin-consultation-counts',
  'admin-person',
  'admin-free-times',
  PAYMENTS_KEY,
  MONEY_KEY,
];

/** Reads a consultation, the lists with it and its money again after a change. */
export function useChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of KEYS) void queries.invalidateQueries({ queryKey: [key] });
  };
}
