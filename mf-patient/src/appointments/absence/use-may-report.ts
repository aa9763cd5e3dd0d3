import { useServerClock } from 'shared-data/server-clock';
import type { PastConsultation } from '../../parts/past-consultation';
import { mayReport } from './reportable';
import { useAbsence } from './use-absences';

/** Whether the patient can report now that the professional did not come. */
export function useMayReport(consultation: PastConsultation): boolean {
  const absence = useAbsence(consultation.id);
  const now = useServerClock().now();
  return mayReport({ ...consultation, isReviewed: consultation.review !== null }, absence, now);
}
