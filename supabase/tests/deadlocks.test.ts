import type { Connection } from './support/connection.ts';
import { credentials, ACTORS, signedIn } from './support/people.ts';
import { begin, request, untilWaiting, useManyConnections, type Statement } from './support/requests.ts';

const BOOK = `select (b ->> 'payment_id')::uuid as payment, (b ->> 'consultation_id')::uuid as consultation
  from public.book_consultation($1, $2, $3, 15000, gen_random_uuid()) as b`;
const EXPIRY = '2026-11-24T12:16:00Z';
const EXPIRY_NEAR = '2026-11-24T12:10:00Z';
const AFTER_THE_END = '2026-12-01T17:50:00Z';
const patient = signedIn(ACTORS.patient);
const professional = signedIn(ACTORS.professional);
const service = credentials('service');

interface Booking {
  readonly payment: string;
  readonly consultation: string;
}

/** Each pair locks the same rows; in opposite orders they would deadlock. */
describe('two concurrent changes of one consultation, on PostgreSQL', () => {
  const { connect } = useManyConnections();
  let owner: Connection;
  let one: Connection;
  let other: Connection;
  let third: Connection;
  beforeAll(async () => {
    owner = await connect();
    [one, other, third] = await Promise.all([connect(), connect(), connect()]);
  });

  const booked = async (time: string): Promise<Booking> => {
    const made = await request<Booking>(owner, patient, [BOOK, ACTORS.professional, '2026-12-01', time]);
    if (typeof made === 'string') throw new Error(made);
    return made;
  };
  const pay = ({ payment }: Booking) =>
    request(owner, patient, ['select public.simulate_payment($1)', payment]);
  const complete = ({ consultation }: Booking): Statement => [
    'select public.complete_consultation($1)',
    consultation,
  ];

  test('a patient cancels a consultation that the job is expiring', async () => {
    const { payment, consultation } = await booked('09:00');
    // The job has locked the payment and is about to lock the consultation.
    await begin(one, service, EXPIRY);
    await one.query(`update public.payments set status = 'expired' where id = $1`, [payment]);
    const cancelling = request(
      other,
      patient,
      [`select public.cancel_consultation($1) ->> 'status' as status`, consultation],
      EXPIRY,
    );
    await untilWaiting(owner);
    await one.query(`update public.consultations set status = 'cancelled' where id = $1`, [consultation]);
    await one.query('commit');
    await expect(cancelling).resolves.toEqual({ status: 'cancelled' });
  });

  test('a professional marks it as completed again while the patient gives feedback', async () => {
    const consultation = await booked('14:00');
    await pay(consultation);
    await request(owner, professional, complete(consultation), AFTER_THE_END);
    // The professional's procedure has locked the agendas and is about to lock the consultation.
    await begin(one, service, AFTER_THE_END);
    await one.query('select from public.professionals where user_id = $1 for no key update', [
      ACTORS.professional,
    ]);
    const feedback = request(
      other,
      patient,
      [
        `select public.submit_feedback($1, 5, null, null, null, true, null) is not null as made`,
        consultation.consultation,
      ],
      AFTER_THE_END,
    );
    await untilWaiting(owner);
    await one.query('select from public.consultations where id = $1 for update', [consultation.consultation]);
    await one.query('commit');
    await expect(feedback).resolves.toEqual({ made: true });
  });

  test('a user books with themselves while an admin approves them', async () => {
    const applicant = signedIn(ACTORS.applicant);
    // The approval has locked the professional and is about to lock the profile: a booking uses the opposite
    // order.
    await begin(one, service, EXPIRY);
    await one.query('select from public.professionals where user_id = $1 for no key update', [
      ACTORS.applicant,
    ]);
    await other.query(`set lock_timeout = '2s'`);
    await expect(request(other, applicant, [BOOK, ACTORS.applicant, '2026-12-01', '10:40'])).resolves.toBe(
      'own_professional',
    );
    await other.query('reset lock_timeout');
    await one.query('select from public.profiles where id = $1 for no key update', [ACTORS.applicant]);
    await one.query('commit');
  });

  test('a professional is suspended while a patient pays: both succeed consistently', async () => {
    const consultation = await booked('16:30');
    // The patient's payment has locked the agendas and is about to lock payment and consultation.
    await begin(one, patient, EXPIRY_NEAR);
    await one.query('select public.simulate_payment($1)', [consultation.payment]);
    const suspending = request(
      other,
      signedIn(ACTORS.admin),
      [`select public.suspend_professional($1, 'Registro vencido') is not null as done`, ACTORS.professional],
      EXPIRY_NEAR,
    );
    await untilWaiting(owner);
    await one.query('commit');
    await expect(suspending).resolves.toEqual({ done: true });
    await expect(
      owner.query(
        `select c.status, c.cancelled_by, p.status as payment, p.refund_due from public.consultations c
           join public.payments p on p.consultation_id = c.id where c.id = $1`,
        [consultation.consultation],
      ),
    ).resolves.toEqual([
      { status: 'cancelled', cancelled_by: 'platform', payment: 'paid', refund_due: true },
    ]);
    await owner.query(`update public.professionals set approval_status = 'approved' where user_id = $1`, [
      ACTORS.professional,
    ]);
  });

  test('a professional is erased while a patient cancels, whose e-mail then names them', async () => {
    const { payment, consultation } = await booked('10:40');
    await request(owner, patient, ['select public.simulate_payment($1)', payment]);
    const [asked] = await owner.query<{ id: string }>(
      `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
       select id, 'erasure', full_name, email, 'professional' from public.profiles where id = $1 returning id`,
      [ACTORS.professional],
    );
    // Cancelling has locked the agenda; its e-mail to the professional is queued at its end.
    await begin(one, patient, EXPIRY);
    await one.query('select public.cancel_consultation($1)', [consultation]);
    const erasing = request(
      other,
      signedIn(ACTORS.admin),
      ['select public.erase_person($1)', asked?.id],
      EXPIRY,
    );
    await untilWaiting(owner);
    await one.query('commit');
    // This professional has other consultations: the erasure is refused, and no session ends.
    await expect(erasing).resolves.toBe('session_open');
    await owner.query('delete from public.privacy_requests where id = $1', [asked?.id]);
  });

  test.each([
    ['approves', 'select public.promote_to_professional($1)', []],
    ['rejects', 'select public.reject_professional_application($1, $2)', ['Registro vencido']],
    ['asks about', 'select public.request_application_info($1, $2)', ['Envie o diploma.']],
  ])('an admin %s an application while its user is erased', async (_, decide, words) => {
    const [made] = await owner.query<{ application: string; request: string }>(
      `select a.id as application, gen_random_uuid() as request from public.professional_applications a
       where a.user_id = $1 and a.application_status = 'pending'`,
      [ACTORS.applicant],
    );
    await owner.query(
      `insert into public.privacy_requests (id, user_id, kind, full_name, email, user_type)
       select $2, id, 'erasure', full_name, email, 'professional' from public.profiles where id = $1`,
      [ACTORS.applicant, made?.request],
    );
    // Another transaction has locked the user; the erasure waits for it first, then for the decision.
    await one.query('begin');
    await one.query('select from public.profiles where id = $1 for update', [ACTORS.applicant]);
    await begin(third, signedIn(ACTORS.admin), EXPIRY);
    const erasing = third.query('select public.erase_person($1)', [made?.request]);
    await untilWaiting(owner);
    const deciding = request(other, signedIn(ACTORS.admin), [decide, made?.application, ...words], EXPIRY);
    await untilWaiting(owner, 2);
    await one.query('commit');
    await expect(erasing).resolves.toHaveLength(1);
    // Rolled back, so that the next decision finds the application.
    await third.query('rollback');
    await expect(deciding).resolves.toBeInstanceOf(Object);
    await owner.query(
      `update public.professional_applications set application_status = 'pending' where id = $1`,
      [made?.application],
    );
    await owner.query('delete from public.privacy_requests where id = $1', [made?.request]);
  });

  test('a sign-up is completed while its user is erased', async () => {
    const [asked] = await owner.query<{ id: string }>(
      `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
       select id, 'erasure', full_name, email, 'patient' from public.profiles where id = $1 returning id`,
      [ACTORS.applicant],
    );
    // Completing has locked the account and is about to write the profile, like confirming an address.
    await begin(one, credentials('owner'), EXPIRY);
    await one.query('select from auth.users where id = $1 for no key update', [ACTORS.applicant]);
    const erasing = request(
      other,
      signedIn(ACTORS.admin),
      [`select public.erase_person($1) ->> 'status' as status`, asked?.id],
      EXPIRY,
    );
    await untilWaiting(owner);
    await one.query('update public.profiles set phone = phone where id = $1', [ACTORS.applicant]);
    await one.query('commit');
    await expect(erasing).resolves.toEqual({ status: 'done' });
  });

  test('a suspension is not lifted while the account is being blocked', async () => {
    await begin(one, signedIn(ACTORS.admin), EXPIRY);
    await one.query(`select public.block_person($1, 'Denúncia')`, [ACTORS.suspendedProfessional]);
    const lifting = request(
      other,
      signedIn(ACTORS.admin),
      ['select public.lift_suspension($1)', ACTORS.suspendedProfessional],
      EXPIRY,
    );
    await untilWaiting(owner);
    await one.query('commit');
    await expect(lifting).resolves.toBe('account_blocked');
  });

  test('the same message sent twice concurrently is stored once', async () => {
    const consultation = await booked('15:40');
    await pay(consultation);
    const message = crypto.randomUUID();
    const send: Statement = [
      'select id, content from public.send_message($1, $2, $3)',
      consultation.consultation,
      message,
      'Cheguei.',
    ];
    await begin(one, patient, EXPIRY);
    await one.query(send[0], send.slice(1));
    const again = request(other, patient, send, EXPIRY);
    await untilWaiting(owner);
    await one.query('commit');
    await expect(again).resolves.toEqual({ id: message, content: 'Cheguei.' });
  });
});
