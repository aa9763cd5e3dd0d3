import { ACTORS, type Actor } from '../people.ts';
import type { Dice } from './dice.ts';
import type { State } from './transitions.ts';

/** What a person tries. */
export interface Deed {
  readonly name: string;
  readonly who: Actor;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

type Call = readonly [who: Actor, sql: string, ...parameters: unknown[]];

const PATIENTS = ['patient', 'otherPatient'] as const;
const PROFESSIONALS = ['professional', 'otherProfessional'] as const;
const PRICES = { professional: 15_000, otherProfessional: 28_000 } as const;
const WORDS = 'Preciso desmarcar esta sessão.';
const REASON = 'Pedido por telefone';
const WEEK = JSON.stringify([1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })));
const PAYMENT = '(select id from public.payments where consultation_id = $1)';
const SERIES = '(select series_id from public.consultations where id = $1)';
const NUMBER = '(select series_number from public.consultations where id = $1)';
const PROPOSAL = `(select id from public.proposals where consultation_id = $1 order by created_at desc, id limit 1)`;

const JOBS = [
  'public.expire_payments()',
  'public.expire_proposals()',
  'public.complete_due_consultations()',
  'public.keep_series()',
  'public.queue_session_reminders()',
  'public.claim_mails(100)',
  'private.keep_openings(20)',
];

/** A deed of anybody: mostly of the right person about a consultation that is not over. */
export function anyDeed({ below, oneOf }: Dice, states: readonly State[]): Deed {
  const chance = (n: number) => below(n) === 0;
  const some = <T>(deeds: readonly T[], times: number): T[] =>
    Array.from({ length: times }, () => deeds).flat();
  const open = states.filter(({ status }) => status === 'pending' || status === 'scheduled');
  const proposed = states.filter(({ has_proposal }) => has_proposal);
  const cancelled = states.filter(({ cancelled_by }) => cancelled_by === 'patient').map((state) => state.id);
  const usual = proposed.length > 0 && chance(2) ? proposed : open;
  const it = usual.length > 0 && !chance(6) ? oneOf(usual) : states[below(states.length)];
  const id = it?.id ?? crypto.randomUUID();
  const patient = PATIENTS.find((name) => ACTORS[name] === it?.patient_id && !chance(8)) ?? oneOf(PATIENTS);
  const professional =
    PROFESSIONALS.find((name) => ACTORS[name] === it?.professional_id && !chance(8)) ?? oneOf(PROFESSIONALS);
  const price = PRICES[professional];
  const whom = ACTORS[professional];
  // A free time of the professional, of the next ones.
  const time = `(select starts_at from public.next_free('{${whom}}', 12, 2) offset ${below(12)} limit 1)`;
  const outcome = oneOf(['completed', 'no_show']);

  const bookings: readonly Call[] = [
    [patient, `public.book_time($1, ${time}, $2, gen_random_uuid())`, whom, price],
    [
      patient,
      `public.book_series($1, ${time}, ${1 + below(2)}, 4, null, null, $2, gen_random_uuid())`,
      whom,
      price,
    ],
    [professional, `public.book_for_patient($1, array[${time}], gen_random_uuid())`, ACTORS[patient]],
    [
      professional,
      `public.book_series_for_patient($1, ${time}, 1, 4, '{2,3,4}', null, gen_random_uuid())`,
      ACTORS[patient],
    ],
  ];
  const payments: readonly Call[] = [
    ...some<Call>([[patient, `public.simulate_payment(${PAYMENT})`, id]], 6),
    [patient, `public.renew_payment(${PAYMENT})`, id],
    ['admin', `public.mark_payment_paid(${PAYMENT})`, id],
    ['admin', `public.mark_refunded(${PAYMENT})`, id],
  ];
  const ofPatients: readonly Call[] = [
    [patient, `public.move_consultation($1, ${time})`, id],
    [patient, 'public.cancel_consultation($1, $2)', id, chance(2)],
    [patient, `public.change_series($1, ${time}, $2, '{2,3,4}')`, id, chance(2)],
    [
      patient,
      `public.restore_series_date(${SERIES}, ${NUMBER})`,
      oneOf(cancelled.length > 0 ? cancelled : [id]),
    ],
  ];
  const ends: readonly Call[] = [
    [patient, `public.end_series(${SERIES}, $2, $3)`, id, oneOf([null, 2, 3]), chance(2)],
    [professional, `public.cancel_as_professional($1, 'health', $2, gen_random_uuid())`, id, WORDS],
    [professional, `public.end_series_as_professional($1, 'health', $2, gen_random_uuid())`, id, WORDS],
    ['admin', 'public.admin_cancel_consultation($1, $2)', id, REASON],
  ];
  const proposals: readonly Call[] = [
    ...some<Call>([[professional, `public.propose_times(gen_random_uuid(), $1, array[${time}])`, id]], 3),
    ...some<Call>(
      [
        [
          professional,
          `public.propose_period(gen_random_uuid(), $1, private.now()::date + $2::int, private.now()::date + $2::int + 9)`,
          id,
          below(20),
        ],
      ],
      2,
    ),
    ...some<Call>([[patient, `public.accept_proposal(${PROPOSAL}, ${time})`, id]], 2),
    ...some<Call>(
      [
        [
          patient,
          `public.accept_proposal(${PROPOSAL}, (select times[1] from public.proposals where id = ${PROPOSAL}))`,
          id,
        ],
      ],
      3,
    ),
    [patient, `public.refuse_proposal(${PROPOSAL})`, id],
    [professional, `public.withdraw_proposal(${PROPOSAL})`, id],
  ];
  const ofProfessionals: readonly Call[] = [
    [professional, 'public.complete_consultation($1)', id],
    [professional, 'public.mark_no_show($1)', id],
    [professional, 'public.correct_outcome($1, $2::public.consultation_status)', id, outcome],
    [professional, `public.add_block(gen_random_uuid(), ${time}, ${time} + interval '2 hours')`],
    [
      professional,
      'public.set_hours($1, $2, 2, 60, false, $3, $4)',
      oneOf(['America/Sao_Paulo', 'America/Rio_Branco', 'Europe/Lisbon']),
      oneOf([0, 10]),
      WEEK,
      '[]',
    ],
  ];
  const ofTheTeam: readonly Call[] = [
    ['admin', `public.admin_move_consultation($1, ${time}, $2)`, id, REASON],
    ['admin', 'public.admin_set_outcome($1, $2::public.consultation_status, $3)', id, outcome, REASON],
    chance(5)
      ? ['admin', 'public.suspend_professional($1, $2)', whom, 'Registro vencido']
      : ['admin', 'public.lift_suspension($1)', whom],
  ];
  const [who, call, ...parameters] = oneOf<Call>([
    ...some(bookings, 2),
    ...payments,
    ...ofPatients,
    oneOf(ends),
    ...proposals,
    ...ofProfessionals,
    ...ofTheTeam,
    ...some<Call>([['service', oneOf(JOBS)]], 3),
  ]);
  return { name: call.replace(/\(.*/s, ''), who, sql: `select ${call}`, parameters };
}
