import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { path } from './address';
import { booking } from './refused-once';

export const contactData = defineScenarios({
  withoutCpf: {
    title: 'Agendamento, sem CPF e telefone',
    path,
    as: 'patient',
    setup: `update public.profiles set cpf = null, phone = null where id = '${PEOPLE.camila.id}'`,
  },
  withoutPhone: {
    title: 'Agendamento, sem telefone, falha ao salvar',
    path,
    as: 'patient',
    setup: `update public.profiles set phone = null where id = '${PEOPLE.camila.id}'`,
    faults: [{ path: '/rest/v1/rpc/add_booking_data', answer: 'broken', once: true }],
  },
  cpfForgotten: booking('Agendamento, CPF apagado entretanto', 'cpf_or_phone_missing'),
  withoutSignUp: {
    title: 'Agendamento, cadastro que ficou pela metade',
    path,
    as: 'patient',
    setup: `update public.profiles set full_name = '' where id = '${PEOPLE.camila.id}';
      delete from public.consents where user_id = '${PEOPLE.camila.id}'`,
  },
});
