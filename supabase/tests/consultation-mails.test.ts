import { TIME_ZONES } from 'shared-domain/time-zones';
import { timeZoneName } from '../functions/_shared/time-zones.ts';
import type { ConsultationMailData } from '../functions/deliver-mail/consultation-mail.ts';
import { CONSULTATION_MAILS, consultationMail } from '../functions/deliver-mail/consultation-mails.ts';

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
  move_until: '2026-11-30T17:00:00+00:00',
  free_until: '2026-11-30T17:00:00+00:00',
  moved_by_team: false,
  not_after: '2026-11-24T12:15:00+00:00',
};
const written = (kind: string, data: Partial<ConsultationMailData> = {}) =>
  consultationMail(kind, 'camila@vinculo.example', { ...DATA, ...data }, 'https://portal.example');

const REMINDERS = ['room_link', 'reminder_day', 'reminder_48h'];
const MESSAGES = ['messages_waiting', 'patient_messages_waiting'];
/** They name the times of other fields, or none. */
const OF_OTHER_TIMES = [
  'booking',
  'booked_for_you',
  'payment_reminder',
  'charge_open',
  'wrong_amount',
  'time_proposed',
  ...MESSAGES,
];

const EVE = 'segunda-feira, 30 de novembro de 2026, às 14:00 (horário de Brasília)';
const WEEK = {
  opens_at: '2026-11-28T17:00:00+00:00',
  expires_at: '2026-11-30T17:00:00+00:00',
  is_open: true,
};
const FULL: Partial<ConsultationMailData> = {
  cancelled_by: 'professional',
  expires_at: WEEK.expires_at,
  dates: [{ starts_at: DATA.starts_at, ...WEEK }],
  proposal: {
    id: '33333333-3333-4333-8333-333333333333',
    times: ['2026-12-04T17:00:00Z', '2026-12-05T12:00:00Z'],
    from_day: null,
    to_day: null,
    professional_id: 'b0000001-0000-4000-8000-000000000001',
    expires_at: WEEK.expires_at,
  },
};

/** What lists of e-mails and locked screens show. */
const shownBeforeOpening = ({ subject, html }: { readonly subject: string; readonly html: string }) =>
  `${subject} ${/overflow:hidden">([^<]*)</.exec(html)?.[1]}`;

test.each(CONSULTATION_MAILS)('%s names no person and no care before it is opened', (kind) => {
  for (const data of [
    {},
    FULL,
    { ...FULL, refund_due: true, cancelled_by: 'team' as const, moved_by_team: true },
  ])
    expect(shownBeforeOpening(written(kind, data))).not.toMatch(
      /Marina|Azevedo|Camila|Ribeiro|psic|psiq|terap|saúde|paciente/i,
    );
});

test.each([...REMINDERS, 'room_address'])('%s says neither what the appointment is nor with whom', (kind) => {
  const { subject, text } = written(kind);
  expect(subject).toContain('compromisso');
  expect(text.split('Você recebe este e-mail')[0]).not.toMatch(/Marina|Azevedo|psic|terapia|consulta com/i);
});

test.each(CONSULTATION_MAILS.filter((kind) => !OF_OTHER_TIMES.includes(kind)))(
  '%s names the time in its reader’s zone, and the zone',
  (kind) => {
    expect(written(kind).text).toContain('14:00 (horário de Brasília)');
    expect(written(kind, { time_zone: 'America/Rio_Branco' }).text).toContain(
      '12:00 (horário de Rio Branco)',
    );
  },
);

test('a booking names its times in the reader’s zone, the deadline too', () => {
  const { text } = written('booking', { time_zone: 'America/Rio_Branco' });
  expect(text).toContain('terça-feira, 1º de dezembro de 2026, às 12:00 (horário de Rio Branco)');
  expect(text).toContain('Pague por Pix até 07:15 (horário de Rio Branco)');
});

describe('what a professional booked for a patient', () => {
  test('says when, how much, from when until when to pay, and how to refuse', () => {
    const { subject, text } = written('booked_for_you', {
      dates: [{ starts_at: DATA.starts_at, ...WEEK, is_open: false }],
    });
    expect(subject).toBe(
      'Um horário foi marcado para você: terça-feira, 1º de dezembro de 2026, às 14:00 (horário de Brasília)',
    );
    expect(text).toContain('Marina Azevedo marcou uma sessão para você: terça-feira, 1º de dezembro de 2026');
    expect(text).toMatch(/O valor é R\$\s150,00\./);
    expect(text).toMatch(
      /Pague por Pix de sábado, 28 de novembro de 2026, às 14:00 .* até segunda-feira, 30/,
    );
    expect(text).toContain('Avisamos quando o pagamento abrir.');
    expect(text).toContain('cancele em Minhas consultas. Nada é cobrado.');
    expect(text).toContain('Ver minhas consultas: https://portal.example/patient/appointments');
  });

  test('can be paid at once when its charge is open', () => {
    const { text } = written('booked_for_you', FULL);
    expect(text).toContain('Pague por Pix até segunda-feira, 30 de novembro de 2026, às 14:00');
    expect(text).toContain('Pagar com Pix: ');
    expect(text).not.toContain('Avisamos quando');
  });

  test('lists several dates, and what the series is', () => {
    const dates = [
      { starts_at: DATA.starts_at, ...WEEK },
      { ...WEEK, starts_at: '2026-12-08T17:00:00Z', is_open: false },
    ];
    const { html, text } = written('booked_for_you', { dates, series: { every_weeks: 2, occurrences: 8 } });
    expect(text).toContain('É uma série de até 8 datas, uma a cada duas semanas, marcadas com');
    expect(html).toContain('(horário de Brasília)<br>• terça-feira, 8 de dezembro');
    expect(written('booked_for_you', { dates }).text).not.toContain('série');
  });
});

test('wrong_amount says what to pay exactly, and until when', () => {
  const { text } = written('wrong_amount', { ...FULL, time_zone: 'America/Rio_Branco' });
  expect(text).toMatch(
    /pague exatamente R\$\s150,00, com o novo código, até segunda-feira, 30 de novembro de 2026, às 12:00/,
  );
});

test('charge_open says that a mark was a mistake', () => {
  const { subject, text } = written('charge_open', { ...FULL, mark_undone: true });
  expect(subject).toBe('Seu horário ainda não está pago: pague para confirmar');
  expect(text).toContain('o pagamento não chegou');
  expect(written('charge_open', FULL).text).not.toContain('não chegou');
});

test.each(['charge_open', 'payment_reminder'])('%s says until when to pay', (kind) => {
  const { text } = written(kind, { ...FULL, time_zone: 'America/Rio_Branco' });
  expect(text).toContain(
    'Pague por Pix até segunda-feira, 30 de novembro de 2026, às 12:00 (horário de Rio Branco)',
  );
  expect(text).toMatch(/O valor é R\$\s150,00\./);
});

test('a proposal lists its times, and until when it waits', () => {
  const { subject, text } = written('time_proposed', FULL);
  expect(subject).toContain('responda até segunda-feira, 30 de novembro de 2026, às 14:00');
  expect(text).toContain('a sessão de terça-feira, 1º de dezembro de 2026, às 14:00 (horário de Brasília):');
  expect(text).toContain(
    'sexta-feira, 4 de dezembro de 2026, às 14:00 (horário de Brasília)\n• sábado, 5 de dezembro',
  );
  expect(text).toContain('Sem resposta, nada muda.');
});

test('a proposed period leads to choosing one of its times', () => {
  const period = { from_day: '2026-12-02', to_day: '2026-12-11' };
  const proposal = FULL.proposal ? { ...FULL.proposal, times: [], ...period } : null;
  const { subject, text } = written('time_proposed', { ...FULL, proposal });
  expect(subject).toContain('responda até segunda-feira, 30 de novembro de 2026, às 14:00');
  expect(text).toContain(
    'Escolha um dos horários livres de quarta-feira, 2 de dezembro a sexta-feira, 11 de dezembro, ou mantenha o de agora, até',
  );
  expect(text).toContain(
    '/patient/booking/b0000001-0000-4000-8000-000000000001?consulta=d0000006-0000-4000-8000-000000000006&proposta=33333333-3333-4333-8333-333333333333',
  );
});

test('a refused proposal is over, whatever it proposed', () => {
  const { html, text } = written('proposal_refused');
  expect(text).toContain('Camila Ribeiro preferiu manter a sessão de terça-feira, 1º de dezembro de 2026');
  // Days in which the patient was to choose held no times that could be free again.
  expect(html + text).not.toContain('livres de novo');
});

describe('a cancelled consultation', () => {
  test.each([
    ['professional', /^Marina Azevedo cancelou a sessão de /m],
    ['absent', /^A nossa equipe confirmou que Marina Azevedo não veio à sessão de /m],
    ['absence', /^Marina Azevedo não veio à sessão de .*\. Por isso, ela foi cancelada\.$/m],
    ['team', /^A nossa equipe cancelou a sessão de .*, com Marina Azevedo\.$/m],
    ['patient', /^Cancelamos a sessão de .*, com Marina Azevedo\.$/m],
  ] as const)('by the %s says so to the patient', (cancelled_by, sentence) => {
    expect(written('cancelled', { cancelled_by }).text).toMatch(sentence);
  });

  test('after an undone mark says to both that it was not paid, unless money goes back', () => {
    for (const kind of ['cancelled', 'consultation_cancelled']) {
      const textOf = (data: Partial<ConsultationMailData>) =>
        written(kind, { mark_undone: true, ...data }).text;
      expect(textOf({})).toMatch(/^O pagamento da sessão de .*, não chegou a tempo\./m);
      for (const data of [
        { refund_due: true },
        { refunded: true },
        { cancelled_by: 'professional' as const },
        { mark_undone: false },
      ])
        expect(textOf(data)).not.toContain('não chegou');
    }
  });

  test('says whether money comes back, never why', () => {
    expect(written('cancelled', { refund_due: true }).text).toContain('em até 2 dias úteis');
    expect(written('cancelled').text).not.toContain('dias úteis');
  });

  test('says how much comes back where it is not the price, and what is back already', () => {
    const part = written('cancelled', { refund_due: true, refund_cents: 10_000 }).text;
    expect(part).toMatch(/R\$\s100,00 voltam por Pix, em até 2 dias úteis\./);
    const whole = written('cancelled', { refund_due: true, refund_cents: 15_000 }).text;
    expect(whole).toContain('O valor pago volta por Pix, em até 2 dias úteis.');
    const back = written('consultation_withdrawn', {
      refund_due: false,
      refund_cents: 0,
      refunded: true,
    }).text;
    expect(back).toContain('O valor pago já voltou para você.');
    expect(back).not.toContain('Nada foi cobrado');
  });

  test('says to a professional who cancelled that it was them', () => {
    expect(written('consultation_cancelled', { cancelled_by: 'professional' }).text).toContain(
      'Você cancelou',
    );
    expect(written('consultation_cancelled', { cancelled_by: 'patient' }).text).not.toContain(
      'Você cancelou',
    );
  });

  test('says to a professional who did not come that this is why', () => {
    const { subject, text } = written('consultation_cancelled', { cancelled_by: 'absence' });
    expect(subject).toMatch(/^Consulta cancelada: /);
    expect(text).toMatch(/^Você não veio à sessão de .*, com Camila Ribeiro\. Ela foi cancelada,/m);
    expect(text).not.toMatch(/Você cancelou|livre de novo/);
  });
});

test('the reminder two days before says until when what can be changed', () => {
  const { subject, text } = written('reminder_48h');
  expect(subject).toBe(
    'Você tem um compromisso na terça-feira, 1º de dezembro de 2026, às 14:00 (horário de Brasília)',
  );
  expect(text).toContain(`Até ${EVE}, você pode remarcar, ou cancelar e receber o valor de volta.`);
});

test.each(['payment_confirmed', 'rescheduled', 'reminder_48h'])(
  '%s says what can be changed by the rule of this consultation',
  (kind) => {
    const LATER = '2026-12-01T15:00:00+00:00';
    const noon = 'terça-feira, 1º de dezembro de 2026, às 12:00 (horário de Brasília)';
    expect(written(kind).text).toContain(
      `Até ${EVE}, você pode remarcar, ou cancelar e receber o valor de volta.`,
    );
    expect(written(kind, { free_until: LATER }).text).toContain(
      `Até ${EVE}, você pode remarcar. Até ${noon}, pode cancelar e receber o valor de volta.`,
    );
    expect(written(kind, { move_until: null, free_until: LATER }).text).toContain(
      `Não dá mais para remarcar. Até ${noon}, você pode cancelar e receber o valor de volta.`,
    );
    expect(written(kind, { move_until: null, free_until: null }).text).toContain(
      'Não dá mais para remarcar, nem para cancelar com reembolso.',
    );
  },
);

test('a move by the team says so to both, and to the patient that it can be refused with refund', () => {
  const moved = { moved_by_team: true, free_until: DATA.starts_at };
  const { text } = written('rescheduled', moved);
  expect(text).toContain(
    'A nossa equipe mudou o horário da sua sessão com Marina Azevedo. Agora ela é na terça-feira, 1º de dezembro',
  );
  expect(text).toContain('cancele até o início e receba o valor inteiro de volta.');
  expect(written('consultation_rescheduled', moved).text).toContain(
    'A nossa equipe mudou o horário da sessão com Camila Ribeiro.',
  );
  for (const kind of ['rescheduled', 'consultation_rescheduled'])
    expect(written(kind).text).not.toContain('equipe mudou');
});

test('the reminder of the day before says so', () => {
  expect(written('reminder_day').subject).toBe(
    'Você tem um compromisso amanhã, às 14:00 (horário de Brasília)',
  );
});

test.each(CONSULTATION_MAILS)('%s says where it is switched off, if it can be', (kind) => {
  const { text } = written(kind);
  const where = (area: string) =>
    text.includes(`https://portal.example/${area}/notificacoes?aba=preferencias`);
  expect(where('patient')).toBe([...REMINDERS, 'session_link', 'messages_waiting'].includes(kind));
  expect(where('professional')).toBe(kind === 'patient_messages_waiting');
});

test.each(MESSAGES)('%s leads to the conversation, and says neither a text nor from whom', (kind) => {
  const { subject, text } = written(kind);
  expect(subject).toBe('Você tem uma mensagem no Vínculo');
  expect(text).toContain(`Abrir conversa: https://portal.example/chat/${DATA.consultation_id}`);
  expect(text).toMatch(
    kind === 'messages_waiting' ? /^Olá, Camila\.$/m : /^Olá, Dr\(a\)\. Marina Azevedo\.$/m,
  );
  expect(text).not.toMatch(kind === 'messages_waiting' ? /Marina/ : /Camila/);
});

test('the ways into the room lead there, or to the list while there is no room', () => {
  for (const kind of ['room_link', 'session_link']) {
    expect(written(kind).text).toContain('Entrar na sessão: https://portal.example/sala/');
    expect(written(kind, { session_link: null }).text).toContain(
      'https://portal.example/patient/appointments',
    );
  }
});

test.each(['room_address', 'professional_room_address'])(
  '%s leads to the room, also without an external link',
  (kind) => {
    const { subject, text } = written(kind, { session_link: null });
    expect(subject).toBe('O link do seu compromisso às 14:00');
    expect(text).toContain(`Entrar na sessão: https://portal.example/sala/${DATA.consultation_id}`);
  },
);

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
