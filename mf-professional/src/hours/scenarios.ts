import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/agenda/horarios';
const { id } = PEOPLE.marina;

/** Hours of her own: two ranges Monday to Thursday, shorter on Friday; a break of ten minutes. */
const OWN = `
  insert into public.agenda_settings (professional_id, break_minutes) values ('${id}', 10);
  insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
  select '${id}', day, from_time, to_time
  from generate_series(1, 4) as day, (values (time '08:00', time '12:00'), ('13:00', '18:00')) as range (from_time, to_time);
  insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
  values ('${id}', 5, '08:00', '12:00'), ('${id}', 5, '13:00', '17:00');`;

/** A vacation, a day off and an extra Saturday, and closed holidays. */
const EXCEPTIONS = `
  update public.agenda_settings set closed_on_holidays = true where professional_id = '${id}';
  insert into public.hours_exceptions (professional_id, local_date, note)
  select '${id}', private.today() + days, 'Férias' from generate_series(25, 38) as days;
  insert into public.hours_exceptions (professional_id, local_date) values ('${id}', private.today() + 8);
  insert into public.hours_exceptions (professional_id, local_date, from_time, to_time, note)
  values ('${id}', private.today() + 16, '08:00', '12:00', 'Sábado extra');`;

/** A calendar address, last read this morning. */
const ADDRESS = `
  insert into private.calendar_addresses (professional_id, secret_sum, created_at, last_read_at)
  values ('${id}', repeat('0', 64), private.now() - interval '3 days', private.now() - interval '29 minutes');`;

const call = (procedure: string, answer: { status: number; body?: unknown }) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${procedure}`,
  answer,
});

const refused = (title: string, code: string) => ({
  title,
  path,
  as: 'professional' as const,
  setup: OWN,
  faults: [
    {
      ...call('set_hours', { status: 400, body: { code: 'P0001', message: code } }),
      body: '"preview":false',
    },
  ],
});

const uncreated = (title: string, code: string) => ({
  title,
  path,
  as: 'professional' as const,
  setup: OWN,
  faults: [call('create_calendar_address', { status: 400, body: { code: 'P0001', message: code } })],
});

export const scenarios = defineScenarios({
  own: { title: 'Horários próprios', path, as: 'professional', setup: OWN },
  usual: { title: 'Horários nunca definidos: os nove de sempre', path, as: 'professional' },
  exceptions: {
    title: 'Horários com férias, folga, um dia extra e feriados',
    path,
    as: 'professional',
    setup: OWN + EXCEPTIONS,
  },
  outsideSoon: {
    title: 'Horários: sem faixas, com sessões marcadas, uma daqui a cinco horas',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('5 hours')}
      insert into public.agenda_settings (professional_id) values ('${id}');`,
  },
  closed: {
    title: 'Horários, nenhum dia aberto',
    path,
    as: 'professional',
    setup: `insert into public.agenda_settings (professional_id) values ('${id}')`,
  },
  rioBranco: {
    title: 'Horários em Rio Branco',
    path,
    as: 'professional',
    setup: `${OWN} update public.agenda_settings set time_zone = 'America/Rio_Branco' where professional_id = '${id}'`,
  },
  calendar: {
    title: 'Endereço do calendário ligado',
    path,
    as: 'professional',
    setup: OWN + ADDRESS,
  },
  calendarTaken: uncreated('Endereço do calendário já criado em outra janela', 'calendar_address_exists'),
  calendarEnded: uncreated('Endereço do calendário recusado: a sessão acabou', 'session_ended'),
  calendarUnknown: {
    title: 'Endereço do calendário que não carrega',
    path,
    as: 'professional',
    setup: OWN,
    faults: [call('calendar_address', { status: 500 })],
  },
  overlap: refused('Horários recusados: duas faixas se encontram', 'hours_overlap'),
  withdrawn: refused('Horários recusados: o cadastro acabou de ser suspenso', 'not_allowed'),
  sessionEnded: refused('Horários recusados: a sessão acabou', 'session_ended'),
  unsaved: {
    title: 'Horários que não podem ser salvos',
    path,
    as: 'professional',
    setup: OWN,
    faults: [{ ...call('set_hours', { status: 500 }), body: '"preview":false' }],
  },
  unchecked: {
    title: 'Horários sem a lista das sessões fora deles',
    path,
    as: 'professional',
    setup: OWN,
    faults: [
      call('consultations_outside_hours', { status: 400 }),
      { ...call('set_hours', { status: 400 }), body: '"preview":true' },
    ],
  },
  suspended: {
    title: 'Horários de quem está suspenso',
    path,
    as: 'professional',
    setup:
      OWN + EXCEPTIONS + ADDRESS + sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.'),
  },
  unreachable: {
    title: 'Horários que não carregam',
    path,
    as: 'professional',
    faults: [call('agenda', { status: 500 })],
  },
  slow: { title: 'Horários lentos', path, as: 'professional', setup: OWN, latencyMs: 3000 },
});
