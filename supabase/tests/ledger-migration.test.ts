import { RELEASES } from '../../embedded-backend/src/testing/releases/open-release.ts';
import { openEarlierDatabase, type EarlierDatabase } from './support/earlier-database.ts';
import { LEDGER_PROBLEMS } from './support/money.ts';

/** Each payment with what is booked for it. */
const BOOKED = `
  select p.status::text, p.refund_due, p.refunded_at is not null as is_back,
    c.status::text as consultation, p.amount_cents as amount,
    private.balance('held', p.id) as held, private.balance('owed', p.id) as owed, private.balance('refund_due', p.id) as due,
    (select count(*)::int from private.ledger_transactions t where t.payment_id = p.id and t.kind = 'opening') as openings,
    (select string_agg(f.state, ' ') from private.refunds f where f.payment_id = p.id) as refunds
  from public.payments p join public.consultations c on c.id = p.consultation_id`;

interface Row {
  readonly status: string;
  readonly refund_due: boolean;
  readonly is_back: boolean;
  readonly consultation: string;
  readonly amount: number;
}

/** What must be booked for a payment of an earlier release. */
function opened({ status, refund_due: isDue, is_back: isBack, amount }: Row) {
  const isPaid = status === 'paid';
  return {
    held: isPaid && !isDue ? amount : 0,
    // Whatever was completed before.
    owed: 0,
    due: isDue && !isBack ? amount : 0,
    openings: isPaid ? 1 : 0,
    refunds: isDue ? (isBack ? 'done' : 'manual') : null,
  };
}

describe.each(RELEASES)('the ledger of a database of %s, on PostgreSQL', (name) => {
  let earlier: EarlierDatabase;

  beforeAll(async () => {
    earlier = await openEarlierDatabase(name);
    await earlier.upgrade();
  }, 300_000);
  afterAll(async () => {
    await earlier.owner.close();
    await earlier.superuser.close();
  });

  test('has one opening entry for each paid payment, and a refund for each that is due', async () => {
    const rows = await earlier.owner.query<Row>(BOOKED);
    expect(rows.filter(({ status }) => status === 'paid').length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject(opened(row));
  });

  test('agrees, and is all play money of a demonstration', async () => {
    await expect(earlier.owner.query(LEDGER_PROBLEMS)).resolves.toEqual([]);
    await expect(earlier.owner.query('select from private.receipts where not is_simulated')).resolves.toEqual(
      [],
    );
  });
});
