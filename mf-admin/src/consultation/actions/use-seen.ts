import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from 'shared-portal/portal';
import { MONEY_KEY, PAYMENTS_KEY } from '../../parts/money-key';
import { CONSULTATION_KEY, type Consultation } from '../use-consultation';

const KEYS = [
  CONSULTATION_KEY,
  'admin-consultations',
  'admin-consultation-counts',
  'admin-person',
  'admin-free-times',
  PAYMENTS_KEY,
  MONEY_KEY,
];

/**
 * The consultation that a dialog shows and decides on: as it was when the dialog opened. After an answer or a refusal the
 * consultation, the lists with it and its money are read again, and the dialog shows it as it is then.
 */
export function useSeen(consultation: Consultation) {
  const queries = useQueryClient();
  const userId = useUserId();
  const [seen, setSeen] = useState(consultation);
  const readAgain = async () => {
    await Promise.all(KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    setSeen(
      (before) => queries.getQueryData<Consultation | null>([CONSULTATION_KEY, before.id, userId]) ?? before,
    );
  };
  return { seen, onSettled: () => void readAgain() };
}

/** The arguments with which the server refuses a change of a consultation that is no longer as it was shown. */
export const expectedOf = ({ status, starts_at }: Consultation) => ({
  expected_status: status,
  expected_starts_at: starts_at,
});
