import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = `/professional/profile/${PEOPLE.marina.id}`;
const READ = '/rest/v1/rpc/public_profile';
/** Determines the next free time. */
const now = '2026-11-24T15:00:00Z';
/** The times of the seed's consultations depend on the test's instant. */
const allTimesFree = `delete from private.busy where person_id = '${PEOPLE.marina.id}';`;

export const scenarios = defineScenarios({
  complete: { title: 'Perfil público', path, now, setup: allTimesFree },
  chosen: {
    title: 'Perfil com um horário escolhido',
    path: `${path}?horario=2026-11-30T12:00:00.000Z`,
    now,
    setup: allTimesFree,
  },
  chosenGone: {
    title: 'Perfil, o horário escolhido acabou de sair',
    path: `${path}?horario=2026-11-24T13:00:00.000Z`,
    now,
    setup: allTimesFree,
  },
  otherAddress: {
    title: 'Perfil público, outro endereço',
    path: `/professional/profile-public/${PEOPLE.marina.id}`,
    now,
  },
  manyReviews: {
    title: 'Perfil com mais de três depoimentos',
    path,
    setup: `update public.reviews set testimonial_status = 'published',
        public_testimonial = coalesce(public_testimonial, 'Recomendo.')
      where professional_id = '${PEOPLE.marina.id}';
      insert into public.reviews (consultation_id, patient_id, professional_id, rating, emotion, would_recommend,
        public_testimonial, testimonial_status, patient_display_name)
      select id, patient_id, professional_id, 3, 'Ansioso(a)', true, 'Bom, e pontual.', 'published', 'Camila R.'
      from public.consultations where id = '${CONSULTATIONS.completed.id}';`,
  },
  withoutReviews: {
    title: 'Perfil sem avaliações',
    path: `/professional/profile/${PEOPLE.otavio.id}`,
  },
  newAndDeployed: {
    title: 'Perfil novo, fora de uma demonstração',
    path: `/professional/profile/${PEOPLE.otavio.id}`,
    setup: `${sql.deployment({ demonstration: false })}
      update public.professionals set rating_counts = '{0,0,0,0,4}' where user_id = '${PEOPLE.otavio.id}'`,
  },
  withoutPrice: {
    title: 'Perfil sem preço: agenda fechada',
    path: `/professional/profile/${PEOPLE.julia.id}`,
  },
  withoutBio: {
    title: 'Perfil sem apresentação',
    path,
    setup: `update public.professionals set bio = null where user_id = '${PEOPLE.marina.id}';`,
  },
  ownHours: {
    title: 'Perfil com horários próprios',
    path,
    now,
    setup: `${allTimesFree}
      insert into public.agenda_settings (professional_id, closed_on_holidays) values ('${PEOPLE.marina.id}', true);
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
      values ('${PEOPLE.marina.id}', 5, '19:00', '20:40')`,
  },
  opensLater: {
    title: 'Perfil com a próxima semana fechada',
    path,
    now,
    setup: `${allTimesFree}
      insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}');
      insert into public.hours_exceptions (professional_id, local_date, from_time, to_time)
      values ('${PEOPLE.marina.id}', '2026-12-03', '08:00', '08:50'),
        ('${PEOPLE.marina.id}', '2026-12-17', '08:00', '08:50')`,
  },
  fullyBooked: {
    title: 'Perfil sem horário livre',
    path,
    setup: `delete from public.reviews;
      delete from public.payments;
      delete from public.consultations;
      insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
        professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select '${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}', 'Eduardo Lima', '${PEOPLE.eduardo.email}',
        'Marina Azevedo', 'Ansiedade', starts_at, starts_at + interval '50 minutes', 'scheduled', 15000,
        gen_random_uuid()
      from generate_series(private.today(), private.today() + 60, interval '1 day') as day,
        unnest(private.slot_times()) as slot, private.slot_start(day::date, slot) as starts_at;`,
  },
  psychiatrist: {
    title: 'Perfil de psiquiatra sem especialidades',
    path: `/professional/profile/${PEOPLE.erico.id}`,
  },
  longTexts: {
    title: 'Perfil com textos longos',
    path,
    setup: `update public.professionals set
        full_name = '${LONG_NAME}',
        bio = repeat('Escuto com calma e sem pressa. ', 40),
        specialties = '{Ansiedade,Depressão,"Terapia de Casal","Trauma e PTSD"}'
      where user_id = '${PEOPLE.marina.id}';`,
  },
  unknown: {
    title: 'Profissional não encontrado',
    path: '/professional/profile/00000000-0000-4000-8000-000000000000',
  },
  noId: {
    title: 'Profissional não encontrado: endereço que não é de ninguém',
    path: '/professional/profile/marina',
  },
  suspended: {
    title: 'Profissional não encontrado: perfil suspenso',
    path: `/professional/profile/${PEOPLE.sergio.id}`,
  },
  unreachable: {
    title: 'Perfil com falha ao carregar',
    path,
    faults: [{ path: READ, answer: { status: 500 } }],
  },
  partlyUnreachable: {
    title: 'Perfil sem os horários, que não carregaram',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/free_times', answer: { status: 500 } }],
  },
  slow: { title: 'Perfil lento', path, latencyMs: 3000 },
});
