import { addAdmin, ask, completedAtBank, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, expectBalanced, receive, txidOf } from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

interface Row {
  readonly id: string;
  readonly charge_state: string;
  readonly listed_at: string;
  readonly amount_cents: number;
  readonly method: string | null;
}
const list = (database: TestDatabase, args = '', parameters: readonly unknown[] = []) =>
  database.as<Row>('admin', `select * from public.list_charges(${args})`, parameters);
const rowOf = async (database: TestDatabase, id: string) =>
  (await list(database, 'page_size => 2000')).find((row) => row.id === id);

describe('list_charges', () => {
  onEveryDatabase((database) => {
    test('is for admins', async () => {
      await expectRefusal(database, 'visitor', 'select * from public.list_charges()', [], '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, 'select * from public.list_charges()', [], 'not_allowed');
    });

    test('pages all payments, latest paid or ending first, in both directions', async () => {
      await paid(database);
      const all = await database.owner<{ id: string }>(
        'select id from public.payments order by coalesce(paid_at, expires_at) desc, id desc',
      );
      expect(all.length).toBeGreaterThan(4);
      const read: string[] = [];
      let last: Row | undefined;
      do {
        const page: Row[] = await list(database, 'cursor_at => $1, cursor_id => $2, page_size => 3', [
          last?.listed_at ?? null,
          last?.id ?? null,
        ]);
        read.push(...page.map(({ id }) => id));
        last = page.at(-1);
      } while (last);
      expect(read).toEqual(all.map(({ id }) => id));
      const oldest = await list(database, 'newer => true, page_size => 3');
      expect(oldest.map(({ id }) => id)).toEqual(
        all
          .slice(-3)
          .toReversed()
          .map(({ id }) => id),
      );
    });

    test('knows the state of each, also while and after money goes back, and finds it by it', async () => {
      const { payment_id } = await completedAtBank(database);
      const expectState = async (state: string, money: Record<string, unknown>) => {
        await expect(rowOf(database, payment_id)).resolves.toMatchObject({ charge_state: state, ...money });
        const found = await list(database, 'state => $1, page_size => 2000', [state]);
        expect(found.map(({ id }) => id)).toContain(payment_id);
        expect(new Set(found.map((row) => row.charge_state))).toEqual(new Set([state]));
      };
      const close = async () => {
        await database.owner(
          `update private.refunds set state = 'manual' where payment_id = $1 and state = 'due'`,
          [payment_id],
        );
        const [refund] = await database.owner(
          `select id from private.refunds where payment_id = $1 and state = 'manual'`,
          [payment_id],
        );
        await ask(
          database,
          'admin',
          'close_refund($1, $2)',
          refund?.['id'],
          `E${crypto.randomUUID().replaceAll('-', '').slice(1)}`,
        );
      };
      await expectState('paid', { returned_cents: 0, due_cents: 0, method: 'pix' });
      await ask(
        database,
        'admin',
        `decide_refund($1, $2, 4000, 'Acordo', 'professional')`,
        crypto.randomUUID(),
        payment_id,
      );
      await expectState('refund_due', { returned_cents: 0, due_cents: 4000 });
      await close();
      await expectState('partly_refunded', { returned_cents: 4000, due_cents: 0 });
      await ask(
        database,
        'admin',
        `decide_refund($1, $2, 11000, 'Acordo', 'professional')`,
        crypto.randomUUID(),
        payment_id,
      );
      await close();
      await expectState('refunded', { returned_cents: 15_000, due_cents: 0 });
      await expectBalanced(database);
    });

    test('does not take the return of a duplicate for a refund', async () => {
      const booking = await bookAtBank(database);
      await receive(database, arrival({ txid: booking.txid }), arrival({ txid: booking.txid }));
      await expect(rowOf(database, booking.payment_id)).resolves.toMatchObject({
        charge_state: 'refund_due',
      });
      await database.owner(
        `update private.refunds set state = 'done', done_at = private.now() where payment_id = $1`,
        [booking.payment_id],
      );
      await expect(rowOf(database, booking.payment_id)).resolves.toMatchObject({ charge_state: 'paid' });
    });

    test('knows what an admin marked, and whether its transfer arrived', async () => {
      const booking = await bookAtBank(database);
      await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
      await expect(rowOf(database, booking.payment_id)).resolves.toMatchObject({
        method: 'marked',
        e2eid: null,
      });
      const one = arrival({ txid: booking.txid });
      await receive(database, one);
      await expect(rowOf(database, booking.payment_id)).resolves.toMatchObject({
        method: 'marked_proven',
        e2eid: one.receiptId,
      });
    });

    test('finds people as the other lists do, and codes exactly', async () => {
      const booking = await bookAtBank(database);
      const one = arrival({ txid: booking.txid });
      await receive(database, one);
      const found = async (search: string) =>
        (await list(database, 'search => $1', [search])).map(({ id }) => id);
      for (const code of [booking.txid, one.receiptId, booking.payment_id, await txidOf(database, booking)])
        await expect(found(code)).resolves.toEqual([booking.payment_id]);
      await expect(found('camila')).resolves.toContain(booking.payment_id);
      await expect(found('marina az')).resolves.toContain(booking.payment_id);
      await expect(found('0'.repeat(32))).resolves.toEqual([]);
      await expect(found('%')).resolves.toEqual([]);
    });

    test('keeps to the days of São Paulo', async () => {
      const { payment_id } = await paid(database);
      const [row] = await database.owner<{ day: string }>(
        `select ((paid_at at time zone 'America/Sao_Paulo')::date)::text as day from public.payments where id = $1`,
        [payment_id],
      );
      const between = async (shift: number) =>
        (
          await list(
            database,
            'first_day => $1::date + $2::int, last_day => $1::date + $2::int, page_size => 2000',
            [row?.day, shift],
          )
        ).map(({ id }) => id);
      await expect(between(0)).resolves.toContain(payment_id);
      await expect(between(1)).resolves.not.toContain(payment_id);
      await expect(between(-1)).resolves.not.toContain(payment_id);
    });

    test('finds amounts, and ways of paying', async () => {
      const marked = await bookAtBank(database);
      const proven = await bookAtBank(database, 'patient', { time: '15:40' });
      const found = async (args: string, ...parameters: readonly unknown[]) =>
        (await list(database, `${args}, page_size => 2000`, parameters)).map(({ id }) => id);
      await ask(database, 'admin', 'mark_payment_paid($1)', marked.payment_id);
      await receive(database, arrival({ txid: proven.txid }));
      await expect(found(`way => 'pix'`)).resolves.toEqual([proven.payment_id]);
      await expect(found(`way => 'marked'`)).resolves.toEqual([marked.payment_id]);
      await expect(found(`way => 'unproven'`)).resolves.toEqual([marked.payment_id]);
      await receive(database, arrival({ txid: marked.txid }));
      await expect(found(`way => 'unproven'`)).resolves.toEqual([]);
      await expect(found(`way => 'marked'`)).resolves.toEqual([marked.payment_id]);
      await expect(found(`way => 'simulated'`)).resolves.toEqual([]);
      await expect(found(`way => 'x'' or true'`)).resolves.toEqual([]);
      const before = await list(database, `way => 'before', page_size => 2000`);
      expect(new Set(before.map((row) => row.method))).toEqual(new Set(['before']));
      const within = await list(database, 'min_cents => 15000, max_cents => 15000, page_size => 2000');
      expect(new Set(within.map((row) => row.amount_cents))).toEqual(new Set([15_000]));
      await expect(found('min_cents => 15001')).resolves.not.toContain(proven.payment_id);
      await expect(found('max_cents => 14999')).resolves.not.toContain(proven.payment_id);
    });

    test('a second admin’s confirmation changes the state as well', async () => {
      await addAdmin(database);
      const { payment_id } = await completedAtBank(database);
      await database.owner('update public.payments set amount_cents = amount_cents where id = $1', [
        payment_id,
      ]);
      await ask(
        database,
        'admin',
        `decide_refund($1, $2, 15000, 'Acordo', 'platform')`,
        crypto.randomUUID(),
        payment_id,
      );
      await expect(rowOf(database, payment_id)).resolves.toMatchObject({
        charge_state: 'refund_due',
        due_cents: 15_000,
      });
    });
  });
});
