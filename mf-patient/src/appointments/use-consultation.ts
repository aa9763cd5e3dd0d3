import { isUuid } from 'shared-domain/uuid';
import { useRead } from 'shared-data/query';
import { readPastConsultation, type PastConsultation } from '../parts/past-consultation';
import { CONSULTATIONS_KEY } from '../parts/use-upcoming-consultations';

/** One of the patient's consultations, upcoming or past; null if it is not theirs. Read while `id` is given. */
export const useConsultation = (id: string | null) =>
  useRead({
    key: [CONSULTATIONS_KEY, 'one', id],
    enabled: id !== null,
    read: (client): Promise<PastConsultation | null> =>
      id !== null && isUuid(id) ? readPastConsultation(client, id) : Promise.resolve(null),
  });
