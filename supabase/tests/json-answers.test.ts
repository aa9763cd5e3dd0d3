import { CONSULTATIONS } from 'embedded-backend/seed';
import type { Shape } from '../types/answers/shape.ts';
import { JSON_ANSWERS } from '../types/json-answers.ts';
import { book, pay } from './support/arrange.ts';
import { addAdmin, ask, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked, requestOf } from './support/erasing.ts';
import { arrival, bookAtBank, receive } from './support/money.ts';
import { ACTORS, type Actor } from './support/people.ts';
import {
  approve,
  linesOf,
  mailedCode,
  owedOnFriday,
  paidOut,
  payAll,
  prepare,
  useKey,
} from './support/payouts.ts';
import { bookSeries, occurrences, startSeries } from './support/series.ts';

/** Fails when a value does not match its declared shape. `path` names the value. */
function expectShape(value: unknown, shape: Shape, path: string): void {
  if (typeof shape === 'string') expect([path, typeof value]).toEqual([path, shape]);
  else if ('oneOf' in shape) expect([path, typeof value]).toEqual([path, 'string']);
  else if ('nullable' in shape) {
    if (value !== null) expectShape(value, shape.nullable, path);
  } else if ('list' in shape) {
    expect([path, Array.isArray(value)]).toEqual([path, true]);
    for (const item of value as unknown[]) expectShape(item, shape.list, `${path}[]`);
  } else if ('tuple' in shape) {
    expect([path, (value as unknown[]).length]).toEqual([path, shape.tuple.length]);
    shape.tuple.forEach((item, at) => expectShape((value as unknown[])[at], item, `${path}[${at}]`));
  } else {
    const object = value as Record<string, unknown>;
    expect([path, Object.keys(object).toSorted()]).toEqual([path, Object.keys(shape.fields).toSorted()]);
    for (const [name, field] of Object.entries(shape.fields))
      expectShape(object[name], field, `${path}.${name}`);
  }
}

type Ask = (database: TestDatabase) => Promise<unknown>;

/** Calls a procedure and returns its result. */
const call =
  (actor: Actor, sql: string, parameter?: (database: TestDatabase) => Promise<unknown>): Ask =>
  async (database) => {
    const parameters = parameter ? [await parameter(database)] : [];
    const [row] = await database.as<{ answer: unknown }>(actor, `select ${sql} as answer`, parameters);
    return row?.answer;
  };

const paymentId = async (database: TestDatabase) => (await book(database)).payment_id;
const decideOn = (cents: number) =>
  `public.decide_refund(gen_random_uuid(), $1, ${cents}, 'Acordo', 'platform')`;
const BANK_FEE = `record_bank_entry(gen_random_uuid(), 'bank_fee', 199, '2026-11-20', 'Tarifa do Pix')`;
/** Money that no charge explains. */
async function stray(database: TestDatabase, amount = 15_000): Promise<unknown> {
  const one = arrival({ amount });
  await receive(database, one);
  const [row] = await database.owner('select id from private.receipts where e2eid = $1', [one.receiptId]);
  return row?.['id'];
}
/** A refund that waits for another admin. */
async function waitingReturn(database: TestDatabase): Promise<string> {
  const id = crypto.randomUUID();
  await ask(database, 'admin', `return_suspense($1, $2, 'Teste')`, id, await stray(database, 60_000));
  return id;
}
const lineId = async (database: TestDatabase, batch: { readonly id: string }) =>
  (await linesOf(database, batch))[0]?.id;
const consultationId = async (database: TestDatabase) => (await book(database)).consultation_id;
const requestId = (database: TestDatabase) => requestOf(database, 'otherPatient');

async function readKept(database: TestDatabase, relation: string): Promise<unknown> {
  const request = await requestId(database);
  await eraseUnblocked(database, 'otherPatient', request);
  const [row] = await database.owner(`select kept from public.${relation} where id = $1`, [request]);
  return row?.['kept'];
}

/** A call about the first consultation of a running series. */
const ofSeries =
  (sql: (id: string) => string): Ask =>
  async (database) => {
    const { consultation_id } = await startSeries(database);
    return call('patient', sql(consultation_id))(database);
  };

const FOR_PATIENT = {
  book: `public.book_series_for_patient('${ACTORS.patient}', '2026-12-06T12:00:00Z', 1, 4, null, null, gen_random_uuid())`,
  preview: `public.preview_series_for_patient('${ACTORS.patient}', '2026-12-06T12:00:00Z', 1, 4)`,
};

const BLOCK = '7b000000-0000-4000-8000-000000000001';
const PROPOSAL = '7b000000-0000-4000-8000-000000000002';
const ADD_BLOCK = `public.add_block('${BLOCK}', '2027-01-05T12:00:00Z', '2027-01-05T13:00:00Z', 'Almoço')`;
const WEEKLY_BLOCK = `public.save_block('${PROPOSAL}', '2026-12-01T16:00:00Z', '2026-12-01T18:00:00Z', null, '2026-12-08')`;
const addBlock: Ask = (database) => database.as('professional', `select ${ADD_BLOCK}`);

const PROPOSED = '2026-12-03T17:00:00Z';
/** Marina has proposed another time to Camila. */
const proposed: Ask = async (database) => {
  const { consultation_id, payment_id } = await book(database);
  await pay(database, payment_id);
  const ask = `public.propose_times('${PROPOSAL}', $1, '{${PROPOSED}}')`;
  return call('professional', ask, () => Promise.resolve(consultation_id))(database);
};

/** Camila reports that Marina did not come to a consultation of hers. */
const absent = async (database: TestDatabase) => {
  const { consultation_id } = await paid(database);
  await database.travel('2026-12-01T18:00:00Z');
  await ask(database, 'patient', 'report_absence($1)', consultation_id);
  return consultation_id;
};

/** Camila's consultation with Marina begins. */
const beginning = async (database: TestDatabase) => {
  const { consultation_id } = await paid(database);
  await database.travel('2026-12-01T17:00:00Z');
  return consultation_id;
};

const pendingApplication = async (database: TestDatabase) => {
  const [row] = await database.owner<{ id: string }>(
    `select id from public.professional_applications where user_id = $1 and application_status = 'pending'`,
    [ACTORS.applicant],
  );
  return row?.id ?? '';
};
/** One with all parts: ticked, noted, sent again, with the registration of another. */
const reviewed: Ask = async (database) => {
  const id = await pendingApplication(database);
  await ask(database, 'admin', 'assign_application($1, true)', id);
  await ask(database, 'admin', `request_application_info($1, 'Falta o verso')`, id);
  await database.owner(
    `update public.professional_applications set application_status = 'pending', crp_crm = (
       select registration from public.professionals where user_id = $2) where id = $1`,
    [id, ACTORS.professional],
  );
  await ask(database, 'admin', `check_application_item($1, 'name', true)`, id);
  await ask(database, 'admin', `note_on_application(gen_random_uuid(), $1, 'Nota')`, id);
  return call('admin', 'public.review_application($1)', () => Promise.resolve(id))(database);
};

const createAddress = call('professional', 'public.create_calendar_address()');

const ASK: Readonly<Record<string, Ask>> = {
  accept_proposal: async (database) => {
    await proposed(database);
    return call('patient', `public.accept_proposal('${PROPOSAL}', '${PROPOSED}')`)(database);
  },
  add_block: call('professional', ADD_BLOCK),
  agenda: async (database) => {
    await addBlock(database);
    await proposed(database);
    await database.as('professional', `select ${WEEKLY_BLOCK}`);
    await database.owner(
      `insert into private.absences (consultation_id) select id from public.consultations where status = 'completed'`,
    );
    return call('professional', `public.agenda('2026-11-23', '2027-01-06')`)(database);
  },
  admin_cancel_consultation: call(
    'admin',
    `public.admin_cancel_consultation($1, 'Pedido por telefone')`,
    consultationId,
  ),
  admin_move_consultation: async (database) => {
    const { consultation_id, payment_id } = await book(database);
    await pay(database, payment_id);
    const move = `public.admin_move_consultation($1, '${PROPOSED}', 'Pedido por telefone')`;
    return call('admin', move, () => Promise.resolve(consultation_id))(database);
  },
  admin_set_outcome: call(
    'admin',
    `public.admin_set_outcome('${CONSULTATIONS.noShow.id}', 'no_show', 'Pedido por telefone')`,
  ),
  admin_overview: call('admin', 'public.admin_overview()'),
  application_counts: call('admin', 'public.application_counts()'),
  book_consultation: (database) => book(database),
  book_for_patient: call(
    'professional',
    `public.book_for_patient('${ACTORS.patient}', '{2026-12-06T12:00:00Z}', gen_random_uuid())`,
  ),
  book_time: call(
    'patient',
    `public.book_time('${ACTORS.professional}', '2026-12-01T17:00:00Z', 15000, gen_random_uuid())`,
  ),
  calendar_address: async (database) => {
    await createAddress(database);
    return call('professional', 'public.calendar_address()')(database);
  },
  create_calendar_address: createAddress,
  read_calendar: async (database) => {
    const { secret } = (await createAddress(database)) as { secret: string };
    return call('service', `public.read_calendar(encode(sha256('${secret}'), 'hex'))`)(database);
  },
  renew_calendar_address: async (database) => {
    await createAddress(database);
    return call('professional', 'public.renew_calendar_address()')(database);
  },
  cancel_as_professional: call(
    'professional',
    `public.cancel_as_professional($1, 'other', 'Surgiu um compromisso.', gen_random_uuid())`,
    consultationId,
  ),
  book_series: (database) => bookSeries(database),
  book_series_for_patient: call('professional', FOR_PATIENT.book),
  cancel_consultation: call('patient', 'public.cancel_consultation($1)', consultationId),
  change_series: ofSeries((id) => `public.change_series('${id}', '2026-12-02T17:00:00Z', true)`),
  consultation_counts: call('admin', 'public.consultation_counts()'),
  restore_series_date: async (database) => {
    const { series_id } = await startSeries(database, { leftOut: [3] });
    return call('patient', `public.restore_series_date('${series_id}', 3)`)(database);
  },
  end_series: async (database) => {
    const { series_id } = await startSeries(database);
    return call('patient', `public.end_series('${series_id}')`)(database);
  },
  end_series_as_professional: async (database) => {
    const { consultation_id } = await startSeries(database);
    const end = `public.end_series_as_professional($1, 'other', 'Surgiu um compromisso.', gen_random_uuid())`;
    return call('professional', end, () => Promise.resolve(consultation_id))(database);
  },
  correct_outcome: call('professional', `public.correct_outcome('${CONSULTATIONS.noShow.id}', 'no_show')`),
  block_person: call('admin', `public.block_person('${ACTORS.patient}', 'Ofensas no contato')`),
  unblock_person: call('admin', `public.unblock_person('${ACTORS.patient}', 'Engano')`),
  people_counts: call('admin', 'public.people_counts()'),
  suspension_impact: call('admin', `public.suspension_impact('${ACTORS.professional}', '2026-12-01')`),
  send_data_copy: call('admin', `public.send_data_copy('${ACTORS.patient}', 'email')`),
  review_application: reviewed,
  assign_application: call('admin', 'public.assign_application($1, true)', pendingApplication),
  check_application_item: call(
    'admin',
    `public.check_application_item($1, 'name', true)`,
    pendingApplication,
  ),
  note_on_application: call(
    'admin',
    `public.note_on_application(gen_random_uuid(), $1, 'Nota')`,
    pendingApplication,
  ),
  read_consultation: async (database) => {
    const id = await absent(database);
    return call('admin', 'public.read_consultation($1)', () => Promise.resolve(id))(database);
  },
  resend_room_address: async (database) => {
    const { consultation_id } = await paid(database);
    const resend = 'public.resend_room_address($1, true, true)';
    return call('admin', resend, () => Promise.resolve(consultation_id))(database);
  },
  times_to_move_to: async (database) => {
    const { consultation_id } = await paid(database);
    const times = 'public.times_to_move_to($1, null, null)';
    return call('admin', times, () => Promise.resolve(consultation_id))(database);
  },
  read_person: call('admin', `public.read_person('${ACTORS.professional}')`),
  reveal_identity: call('admin', `public.reveal_identity('${ACTORS.patient}', 'Recibo')`),
  end_sessions_of: call('admin', `public.end_sessions_of('${ACTORS.patient}')`),
  erasure_preview: call('admin', 'public.erasure_preview($1)', requestId),
  export_consultations: call('admin', 'public.export_consultations()'),
  free_times: call('visitor', `public.free_times('${ACTORS.professional}')`),
  history_summary: call('patient', 'public.history_summary()'),
  list_patients: call('professional', 'public.list_patients()'),
  assign_suspense: async (database) => {
    const { payment_id } = await bookAtBank(database);
    return ask(database, 'admin', 'assign_suspense($1, $2)', await stray(database), payment_id);
  },
  changed_profiles: call('visitor', 'public.changed_profiles(0)'),
  charge_details: call('admin', 'public.charge_details($1)', async (database) => {
    const { payment_id } = await paid(database);
    await ask(
      database,
      'admin',
      `decide_refund(gen_random_uuid(), $1, 100, 'Acordo', 'platform')`,
      payment_id,
    );
    return payment_id;
  }),
  financial_figures: async (database) => {
    await paid(database);
    return call(
      'admin',
      `public.financial_figures('2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31')`,
    )(database);
  },
  bank_balance: async (database) => {
    await ask(database, 'admin', BANK_FEE);
    return ask(database, 'admin', 'bank_balance()');
  },
  list_bank_entries: async (database) => {
    await ask(database, 'admin', BANK_FEE);
    return ask(database, 'admin', 'list_bank_entries()');
  },
  record_bank_entry: call('admin', `public.${BANK_FEE}`),
  reverse_bank_entry: call(
    'admin',
    `public.reverse_bank_entry(gen_random_uuid(), $1, 'Em dobro')`,
    async (database) => {
      const entry = await ask(database, 'admin', BANK_FEE);
      return (entry as { id: string }).id;
    },
  ),
  charge_counts: call('admin', 'public.charge_counts()'),
  save_view: call('admin', `public.save_view(gen_random_uuid(), 'charges', 'Caras', '{"de":"300"}')`),
  money_counts: call('admin', 'public.money_counts()'),
  payment_job_states: call('admin', 'public.payment_job_states()'),
  close_refund: call('admin', 'public.close_refund($1)', async (database) => {
    const { payment_id } = await paid(database);
    await call('admin', decideOn(100), () => Promise.resolve(payment_id))(database);
    const [refund] = await database.owner('select id from private.refunds where payment_id = $1', [
      payment_id,
    ]);
    return refund?.['id'];
  }),
  decide_refund: call('admin', decideOn(100), async (database) => (await paid(database)).payment_id),
  confirm_refund: async (database) => {
    const id = await waitingReturn(database);
    await addAdmin(database);
    return ask(database, 'otherPatient', 'confirm_refund($1)', id);
  },
  decline_refund: call('admin', `public.decline_refund($1, 'Engano')`, (database) => waitingReturn(database)),
  approve_payouts: async (database) => {
    await owedOnFriday(database);
    return approve(database, await prepare(database));
  },
  confirm_payout_key: async (database) => {
    await ask(database, 'professional', 'request_payout_key($1, $2)', 'email', 'pix@azevedo.example');
    return ask(
      database,
      'professional',
      'confirm_payout_key($1)',
      await mailedCode(database, 'professional'),
    );
  },
  discard_payouts: call('admin', `public.discard_payouts($1, 'Engano')`, async (database) => {
    await owedOnFriday(database);
    return (await prepare(database)).id;
  }),
  earnings: async (database) => {
    await paidOut(database);
    return ask(database, 'professional', `earnings('2026-12-01')`);
  },
  mark_receita_saude: call(
    'professional',
    'public.mark_receita_saude($1, true)',
    async (database) => (await paid(database)).payment_id,
  ),
  hold_payout: call('admin', `public.hold_payout($1, 'Conferir')`, async (database) => {
    await owedOnFriday(database);
    return lineId(database, await prepare(database));
  }),
  list_payout_batches: async (database) => {
    await owedOnFriday(database);
    await prepare(database);
    return ask(database, 'admin', 'list_payout_batches()');
  },
  mark_payouts_paid: async (database) => {
    await owedOnFriday(database);
    return payAll(database, await approve(database, await prepare(database)));
  },
  payout_key: async (database) => {
    await useKey(database);
    await ask(database, 'professional', 'request_payout_key($1, $2)', 'phone', '11982140673');
    return ask(database, 'professional', 'payout_key()');
  },
  payouts_due: call('admin', 'public.payouts_due()'),
  prepare_payouts: async (database) => {
    await owedOnFriday(database);
    return prepare(database);
  },
  release_payout: call('admin', `public.release_payout($1, 'Conferido')`, async (database) => {
    await owedOnFriday(database);
    return lineId(database, await prepare(database));
  }),
  request_payout_key: call('professional', `public.request_payout_key('phone', '11982140673')`),
  return_payout: call('admin', `public.return_payout($1, 'Chave errada')`, async (database) => {
    await owedOnFriday(database);
    return lineId(database, await approve(database, await prepare(database)));
  }),
  dates_after: async (database) => {
    const { series_id } = await startSeries(database);
    const [second] = (await occurrences(database, series_id)).slice(1);
    await database.owner(
      `update public.payments set status = 'paid', paid_at = private.now() where id = $1`,
      [second?.payment_id],
    );
    return ask(database, 'professional', 'dates_after($1, 1)', series_id);
  },
  answer_absence: call('professional', 'public.answer_absence($1, true)', absent),
  decide_absence: call('admin', `public.decide_absence(gen_random_uuid(), $1, 'pay', 'Teste')`, absent),
  received_absences: async (database) => {
    await absent(database);
    return ask(database, 'professional', 'received_absences()');
  },
  my_absences: async (database) => {
    await absent(database);
    return ask(database, 'patient', 'my_absences()');
  },
  read_room: call('patient', 'public.read_room($1)', consultationId),
  enter_room: call('professional', 'public.enter_room($1, gen_random_uuid())', beginning),
  admit_patient: call('professional', 'public.admit_patient($1)', beginning),
  end_room: call('professional', 'public.end_room($1)', beginning),
  reopen_room: call('professional', 'public.reopen_room($1)', beginning),
  report_absence: call('patient', 'public.report_absence($1)', absent),
  keep_suspense: call('admin', `public.keep_suspense($1, 'Teste')`, (database) => stray(database)),
  return_suspense: call('admin', `public.return_suspense(gen_random_uuid(), $1, 'Teste')`, (database) =>
    stray(database),
  ),
  undo_payment_mark: call('admin', 'public.undo_payment_mark($1)', async (database) => {
    const { payment_id } = await book(database);
    await database.as('admin', 'select public.mark_payment_paid($1)', [payment_id]);
    return payment_id;
  }),
  mark_payment_paid: call('admin', 'public.mark_payment_paid($1)', paymentId),
  move_consultation: async (database) => {
    const booking = await book(database);
    await pay(database, booking.payment_id);
    const moved = `public.move_consultation('${booking.consultation_id}', '2026-12-02T17:00:00Z')`;
    return call('patient', moved)(database);
  },
  next_available_slot: call('visitor', `public.next_available_slot('${ACTORS.professional}')`),
  paid_revenue: call('admin', 'public.paid_revenue()'),
  'patient_history.refunds': async (database) => {
    const { consultation_id } = await paid(database);
    await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
    const [row] = await database.as(
      'patient',
      'select refunds from public.patient_history(consultation_id => $1)',
      [consultation_id],
    );
    return row?.['refunds'];
  },
  payment_confirmation: async (database) => {
    const { consultation_id, payment_id } = await book(database);
    await pay(database, payment_id);
    return call('patient', `public.payment_confirmation('${consultation_id}')`)(database);
  },
  practice_figures: call('professional', 'public.practice_figures()'),
  preview_change: ofSeries((id) => `public.preview_change('${id}', '2026-12-02T17:00:00Z')`),
  preview_series: call(
    'patient',
    `public.preview_series('${ACTORS.professional}', '2026-12-01T17:00:00Z', 1, 8)`,
  ),
  preview_series_for_patient: call('professional', FOR_PATIENT.preview),
  preview_for_patient: call(
    'professional',
    `public.preview_for_patient('${ACTORS.patient}', '{2026-12-06T12:00:00Z}')`,
  ),
  'privacy_requests.kept': (database) => readKept(database, 'privacy_requests'),
  'privacy_request_entries.kept': (database) => readKept(database, 'privacy_request_entries'),
  preview_period: call(
    'professional',
    `public.preview_period($1, '2026-11-30', '2026-12-04')`,
    consultationId,
  ),
  propose_period: async (database) => {
    const { consultation_id, payment_id } = await book(database);
    await pay(database, payment_id);
    const ask = `public.propose_period('${PROPOSAL}', $1, '2026-11-30', '2026-12-04')`;
    return call('professional', ask, () => Promise.resolve(consultation_id))(database);
  },
  propose_times: proposed,
  own_public_profile: call('professional', 'public.own_public_profile()'),
  publish_profile: call('professional', `public.publish_profile('{"headline": "Calma"}', null)`),
  public_profile: call('visitor', `public.public_profile('${ACTORS.professional}')`),
  read_payment: call('patient', 'public.read_payment($1)', consultationId),
  refuse_proposal: async (database) => {
    await proposed(database);
    return call('patient', `public.refuse_proposal('${PROPOSAL}')`)(database);
  },
  remind_of_payment: call('professional', 'public.remind_of_payment($1)', consultationId),
  remove_block: async (database) => {
    await addBlock(database);
    return call('professional', `public.remove_block('${BLOCK}')`)(database);
  },
  save_block: async (database) => {
    await book(database);
    return call('professional', WEEKLY_BLOCK)(database);
  },
  remove_own_photo: call('professional', 'public.remove_own_photo()'),
  search_by_next_free: call('visitor', `public.search_by_next_free(page_size => 3)`),
  withdraw_proposal: async (database) => {
    await proposed(database);
    return call('professional', `public.withdraw_proposal('${PROPOSAL}')`)(database);
  },
  set_hours: async (database) => {
    await book(database);
    return call(
      'professional',
      `public.set_hours('America/Sao_Paulo', 0, 2, 60, false, '[]', '[]')`,
    )(database);
  },
  today: call('professional', 'public.today()'),
};

describe('the JSON of each procedure matches the declared shape', () => {
  onEveryDatabase((database) => {
    test.each(Object.entries(JSON_ANSWERS))('%s', async (name, shape) => {
      const answer = await ASK[name]?.(database);
      expect(answer).not.toBeNull();
      expectShape(answer, shape, name);
    });
  });
});
