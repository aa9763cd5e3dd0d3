import { useKey } from '../payouts.ts';
import { ACTORS } from '../people.ts';
import { earn, reportAbsence } from './earning.ts';
import { noteTransfers, transferAll } from './transfers.ts';
import type { Ask, Charge, Deed, World } from './world.ts';

const ADMINS = ['admin', 'otherProfessional'] as const;
const TWO_MONTHS = 61 * 86_400;

interface Line {
  readonly id: string;
  readonly batch: string;
  readonly state: string;
  readonly prepared_by: string;
  readonly version: number;
  readonly total: number;
}

/** The lines of the newest batch, with its own state. */
const LINES = `
  select l.id, b.id as batch, b.state, b.prepared_by, b.version,
    coalesce(sum(l.amount_cents) filter (where l.state = 'ready') over (), 0)::int as total
  from private.payout_batches b join private.payout_lines l on l.batch_id = b.id
  where b.id = (select n.id from private.payout_batches n order by n.prepared_at desc, n.state = 'discarded', n.id limit 1)
  order by l.professional_id`;

/** What is earned and paid out, by admins who also transfer in the bank's app. */
export async function payoutDeed(
  world: World,
  it: Charge | undefined,
  ask: Ask,
  book: () => Deed,
): Promise<Deed> {
  const { database, stage, throws, pass } = world;
  const { below, oneOf } = throws;
  const transfers = world.transfers ?? [];
  const lines = await database.owner<Line>(LINES);
  const line = lines[below(lines.length)];
  const [one] = lines;

  /** One admin in four forgets to note it. */
  const noted = async () => {
    if (below(4) > 0) await noteTransfers(world);
    return 'done';
  };
  const prepare = () => ask(oneOf(ADMINS), 'public.prepare_payouts(gen_random_uuid())');
  const approveAs = (who: (typeof ADMINS)[number]) =>
    ask(who, 'public.approve_payouts($1, $2, $3)', one?.batch, one?.total, one?.version);
  const proceed = (): Deed => {
    if (one?.state === 'prepared')
      return approveAs(one.prepared_by === ACTORS.admin ? 'otherProfessional' : 'admin');
    if (one?.state === 'approved')
      return ['an admin transfers what is approved', () => transferAll(world, one.batch).then(noted)];
    return below(2) === 0 ? prepare() : earn(world, ask, book);
  };
  const sendBack = (): Deed => {
    const made = transfers.filter(({ isBack }) => !isBack);
    const back = made[below(made.length)];
    if (!back) return proceed();
    return [
      `the professional's bank sends ${back.transferId} back`,
      () => {
        stage.served.bank.sendBack(back.transferId);
        back.isBack = true;
        return noted();
      },
    ];
  };
  /** Only of what was not transferred: the others come back by their bank. */
  const giveUp = (): Deed => {
    const isMade = transfers.some(({ lineId }) => lineId === line?.id);
    return ask('admin', `public.return_payout($1, 'Chave recusada')`, isMade ? null : line?.id);
  };
  const decideOnAbsence = async (): Promise<Deed> => {
    const [open] = await database.as<{ id: string }>(
      'admin',
      'select consultation_id as id from public.list_absences()',
    );
    return oneOf([
      ask('professional', 'public.answer_absence($1, $2)', open?.id, below(2) === 0),
      ask(
        oneOf(ADMINS),
        `public.decide_absence(gen_random_uuid(), $1, $2, 'Conferido')`,
        open?.id,
        oneOf(['refund', 'pay']),
      ),
    ]);
  };

  if (lines.length === 0) return below(2) === 0 ? prepare() : earn(world, ask, book);
  return oneOf<() => Deed | Promise<Deed>>([
    proceed,
    proceed,
    proceed,
    proceed,
    prepare,
    () => ask(oneOf(ADMINS), `public.hold_payout($1, 'A conferir')`, line?.id),
    () => ask(oneOf(ADMINS), `public.release_payout($1, 'Conferido')`, line?.id),
    () => ask(oneOf(ADMINS), `public.discard_payouts($1, 'Refazer')`, one?.batch),
    () => approveAs(oneOf(ADMINS)),
    sendBack,
    sendBack,
    giveUp,
    () => reportAbsence(world, ask),
    decideOnAbsence,
    decideOnAbsence,
    () =>
      ask(
        'admin',
        oneOf([`public.suspend_professional($1, 'Registro vencido')`, 'public.lift_suspension($1, null)']),
        ACTORS.professional,
      ),
    () => ask('professional', 'public.mark_no_show($1)', it?.consultation_id),
    () => [
      'another professional registers a key',
      () => useKey(database, 'otherProfessional', 'andre@pix.example').then(() => 'done'),
    ],
    () => ['two months pass', () => pass(TWO_MONTHS).then(() => 'done')],
    () => ask('owner', 'private.lose_old_debts()'),
  ])();
}
