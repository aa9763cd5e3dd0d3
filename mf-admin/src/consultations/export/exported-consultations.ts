import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import type { ExportedList } from '../../parts/export/use-export';
import { copy as list } from '../copy';
import { isFiltered, type ListState } from '../list-state';
import { useConsultationCounts } from '../use-consultations';
import { copy } from './copy';
import { readLines } from './read-lines';

export const EXPORTED_CONSULTATIONS: ExportedList<ListState> = {
  fileName: copy.fileName,
  header: copy.header,
  read: readLines,
  emptyText: (state) => (isFiltered(state) ? list.noMatch : list.none),
  leftText: copy.leftText,
  errors: ADMIN_ERRORS['consultation-export'],
};

/** The total is known only for the unfiltered list. */
export function useConsultationTotal(state: ListState): number | undefined {
  const { data: counts } = useConsultationCounts();
  return isFiltered(state) ? undefined : counts?.total;
}
