import type { Refusal } from '../connection.ts';
import { ACTORS } from '../people.ts';
import { adminDeeds } from './admins.ts';
import { bankDeeds } from './bank-deeds.ts';
import { payoutDeed } from './payouts.ts';
import { repeated, type Ask, type Charge, type Deed, type World } from './world.ts';

const PATIENTS = ['patient', 'otherPatient'] as const;
const WORDS = 'Preciso desmarcar esta sessão.';
const CHARGES = `
  select p.consultation_id, p.id as payment_id, p.patient_id, p.amount_cents, c.txid,
    c.state in ('creating', 'open') as is_open
  from private.charges c join public.payments p on p.id = c.payment_id
  where c.provider = 'api-pix' order by c.created_at, c.txid`;

/** What a patient, a professional, an admin, the bank, a job or a failing machine does next. */
export async function anyDeed(world: World): Promise<Deed> {
  const { database, portal, throws, deaths, transfers } = world;
  const { below, oneOf } = throws;
  const charges = await database.owner<Charge>(CHARGES);
  const open = charges.filter(({ is_open }) => is_open);
  const it = open.length > 0 && below(3) > 0 ? oneOf(open) : charges[below(charges.length)];
  const patient = PATIENTS.find((name) => ACTORS[name] === it?.patient_id) ?? oneOf(PATIENTS);

  const ask: Ask = (actor, call, ...parameters) => [
    `${actor} ${call} ${parameters.join(' ')}`,
    async () => {
      try {
        await database.as(actor, `select ${call}`, parameters);
        return 'done';
      } catch (error) {
        const { code, message } = error as Refusal;
        return code === 'P0001' ? message : `${code} ${message}`;
      }
    },
  ];
  const settle = (): Deed => ['settle', () => portal.settle()];
  const die = (): Deed => {
    const death = { at: 1 + below(16), isCarriedOut: below(2) === 0 };
    return [`killed at request ${JSON.stringify(death)}`, () => portal.settle(death)];
  };
  /** Between two requests of a run, such as a call's claim and its answer. */
  const settleWhile = ([name, act]: Deed): Deed => {
    const at = 1 + below(16);
    return [
      `settle, and before its request ${at}: ${name}`,
      async () => {
        let answer = 'done';
        const settled = await portal.settleWhile({
          at,
          act: async () => {
            answer = await act();
          },
        });
        return /^[a-z_]+$/.test(answer) ? settled : answer;
      },
    ];
  };
  const book = (): Deed => {
    const whom = ACTORS[transfers && below(3) === 0 ? 'otherProfessional' : 'professional'];
    const [patient, at] = [oneOf(PATIENTS), 1 + below(12)];
    const [, act] = ask(
      patient,
      `public.book_time($1, (select starts_at from public.next_free('{${whom}}', ${at}, 2) offset ${at - 1} limit 1),
        (select p.price_per_session from public.professionals p where p.user_id = $1), gen_random_uuid())`,
      whom,
    );
    return ['book', act];
  };
  const bookAndSend = (): Deed => {
    const [, act] = book();
    return [
      'book, and send its call at once',
      async () => {
        const answer = await act();
        const [call] = await database.owner<{ id: string }>(
          `select id from private.provider_calls where kind = 'create_charge' and done_at is null and provider = 'api-pix'
           order by created_at desc, id limit 1`,
        );
        return answer === 'done' && call ? portal.settle(undefined, call.id) : answer;
      },
    ];
  };
  if (transfers && below(2) === 0) return payoutDeed(world, it, ask, bookAndSend);
  if (charges.length < 2) return bookAndSend();
  /** What users do, without the portal's functions. */
  const others: readonly (() => Deed | Promise<Deed>)[] = [
    ...repeated(() => ask(patient, 'public.renew_payment($1)', it?.payment_id), 2),
    ...repeated(
      () => ask(patient, 'public.cancel_consultation($1, $2)', it?.consultation_id, below(2) === 0),
      2,
    ),
    () =>
      ask(
        'professional',
        `public.cancel_as_professional($1, 'other', $2, gen_random_uuid())`,
        it?.consultation_id,
        WORDS,
      ),
    ...adminDeeds(world, it, ask),
    () =>
      ask(
        'professional',
        oneOf(['public.complete_consultation($1)', 'public.mark_no_show($1)']),
        it?.consultation_id,
      ),
    ...repeated(
      () => ask('service', oneOf(['public.expire_payments()', 'public.complete_due_consultations()'])),
      2,
    ),
  ];
  return oneOf<() => Deed | Promise<Deed>>([
    ...repeated(book, 2),
    ...repeated(bookAndSend, 3),
    ...repeated(settle, 6),
    ...repeated((): Deed => ['two processes settle', () => portal.settleTwice()], 2),
    ...repeated(async () => settleWhile(await oneOf(others)()), 6),
    ...repeated(die, deaths),
    ...bankDeeds(world, it, settle),
    ...others,
  ])();
}
