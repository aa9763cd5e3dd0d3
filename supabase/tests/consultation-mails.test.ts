import { TIME_ZONES } from 'shared-domain/time-zones';
import { timeZoneName } from '../functions/_shared/time-zones.ts';
import { consultationMail, type ConsultationMailData } from '../functions/deliver-mail/consultation-mails.ts';

const DATA: ConsultationMailData = {
  consultation_id: 'd0000006-0000-4000-8000-000000000006',
  patient_name: 'Camila Ribeiro',
  professional_name: 'Marina Azevedo',
  starts_at: '2026-12-01T17:00:00+00:00',
  ends_at: '2026-12-01T17:50:00+00:00',
  time_zone: 'America/Sao_Paulo',
  amount_cents: 15_000,
  session_link: 'https://meet.example/sala',
  refund_due: false,
  calendar_sequence: 0,
  not_after: '2026-11-24T12:15:00+00:00',
};
const written = (kind: string, data: Partial<ConsultationMailData> = {}) =>
  consultationMail(kind, 'camila@vinculo.example', { ...DATA, ...data }, 'https://portal.example');

const TO_PATIENTS = [
  'booking',
  'payment_confirmed',
  'rescheduled',
  'cancelled',
  'consultation_withdrawn',
  'session_running',
  'session_link',
  'room_link',
  'reminder_day',
  'reminder_48h',
];
const REMINDERS = ['room_link', 'reminder_day', 'reminder_48h'];

test.each(TO_PATIENTS)('the subject of %s names no professional', (kind) => {
  expect(written(kind).subject).not.toMatch(/Marina|Azevedo|psic|terapia/i);
});

test.each(REMINDERS)('%s says neither what the appointment is nor with whom', (kind) => {
  const { subject, text } = written(kind);
  expect(subject).toContain('compromisso');
  expect(text.split('Você recebe este e-mail')[0]).not.toMatch(/Marina|Azevedo|psic|terapia|consulta com/i);
});

test.each(
  [...TO_PATIENTS, 'new_consultation', 'consultation_rescheduled', 'consultation_cancelled'].filter(
    (kind) => kind !== 'booking',
  ),
)('%s names the time in its reader’s zone, and the zone', (kind) => {
  expect(written(kind).text).toContain('14:00 (horário de Brasília)');
  expect(written(kind, { time_zone: 'America/Rio_Branco' }).text).toContain('12:00 (horário de Rio Branco)');
});

test('a booking names its times in the reader’s zone, the deadline too', () => {
  const { text } = written('booking', { time_zone: 'America/Rio_Branco' });
  expect(text).toContain('terça-feira, 1º de dezembro de 2026, às 12:00 (horário de Rio Branco)');
  expect(text).toContain('Pague por Pix até 07:15 (horário de Rio Branco)');
});

test('the reminder two days before says until when what can be changed', () => {
  const { subject, text } = written('reminder_48h');
  expect(subject).toBe(
    'Você tem um compromisso na terça-feira, 1º de dezembro de 2026, às 14:00 (horário de Brasília)',
  );
  expect(text).toContain(
    'Até segunda-feira, 30 de novembro de 2026, às 14:00 (horário de Brasília), você ainda pode remarcar, ou cancelar e receber o valor de volta.',
  );
});

test('the reminder of the day before says so', () => {
  expect(written('reminder_day').subject).toBe(
    'Você tem um compromisso amanhã, às 14:00 (horário de Brasília)',
  );
});

test('the ways into the room lead there, or to the list while there is no room', () => {
  for (const kind of ['room_link', 'session_link']) {
    expect(written(kind).text).toContain('Entrar na sessão: https://meet.example/sala');
    expect(written(kind, { session_link: null }).text).toContain(
      'https://portal.example/patient/appointments',
    );
  }
});

describe('the day of a consultation', () => {
  test.each([
    ['2026-12-01T17:00:00Z', 'na terça-feira, 1º de dezembro de 2026, às 14:00'],
    ['2026-12-11T17:00:00Z', 'na sexta-feira, 11 de dezembro de 2026, às 14:00'],
    ['2026-12-05T17:00:00Z', 'no sábado, 5 de dezembro de 2026, às 14:00'],
    ['2026-12-12T02:00:00Z', 'na sexta-feira, 11 de dezembro de 2026, às 23:00'],
  ])('%s is written out', (starts_at, words) => {
    expect(written('payment_confirmed', { starts_at }).html).toContain(words);
  });

  test('is that of Brasília when the engine does not know the zone', () => {
    expect(written('reminder_day', { time_zone: 'America/Nova_Cidade' }).text).toContain(
      '14:00 (horário de Brasília)',
    );
  });
});

test.each(TIME_ZONES.filter(({ id }) => id !== 'America/Sao_Paulo'))(
  'names $id as the portal does',
  ({ id, name }) => {
    expect(timeZoneName(id)).toBe(name);
  },
);
