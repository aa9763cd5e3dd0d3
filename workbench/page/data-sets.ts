import { PEOPLE } from 'embedded-backend/seed';
import { scaleSql, WITHOUT_TRIGGERS } from '../../supabase/tests/support/scale-sql';

export type DataSetName = 'seed' | 'empty' | 'volume';

/** No professionals and no consultations, only the four users. */
const EMPTY = `
  delete from public.notifications;
  delete from public.chat_messages;
  delete from public.contact_messages;
  delete from public.reviews;
  delete from public.payments;
  delete from public.consultations;
  delete from public.professional_applications;
  update public.professionals set rating_counts = '{0,0,0,0,0}', rating = null, total_reviews = 0;
  update public.professionals set approval_status = 'suspended'
    where user_id <> '${PEOPLE.marina.id}';
  -- A trigger forbids deleting these rows, so it is bypassed here.
  set session_replication_role = replica;
  delete from public.platform_fee_history;
  set session_replication_role = origin;`;

const ROWS = 5_000;

/** Five thousand consultations and professionals, some of them the demonstration users'. */
const VOLUME = `
  begin;
  ${WITHOUT_TRIGGERS};
  ${scaleSql({ professionals: ROWS, consultations: ROWS }).join(';\n')};
  update public.consultations set
    patient_id = '${PEOPLE.camila.id}'
    where id::text like '0c%' and id::text ~ '[05]$';
  update public.consultations set
    professional_id = '${PEOPLE.marina.id}'
    where id::text like '0c%' and id::text ~ '[02468]$';
  update public.payments payment set patient_id = consultation.patient_id,
    professional_id = consultation.professional_id
    from public.consultations consultation where consultation.id = payment.consultation_id;
  commit;
  select private.count_anew();`;

/** SQL on top of the seed. */
export const DATA_SETS: Readonly<Record<DataSetName, string>> = { seed: '', empty: EMPTY, volume: VOLUME };
