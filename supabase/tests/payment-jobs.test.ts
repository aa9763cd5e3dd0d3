import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { bookAtBank } from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

const STORE = `select public.store_webhook('api-pix', $1, $2, $3) as is_new`;
const CLAIM = 'select webhook_id, provider, hints from public.claim_webhooks()';
const HINTS = JSON.stringify([{ receiptId: 'E'.repeat(32), txid: null }]);

const claimJob = async (database: TestDatabase, job: string) => {
  const [row] = await database.as<{ answer: Record<string, unknown> | null }>(
    'service',
    'select public.claim_payment_job($1) as answer',
    [job],
  );
  return row?.answer;
};
const finish = (database: TestDatabase, job: string, error?: string) =>
  database.as('service', 'select public.finish_payment_job($1, $2)', [job, error ?? null]);

describe('the webhook inbox and the jobs of payments', () => {
  onEveryDatabase((database) => {
    test('are for the service alone', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const)
        for (const sql of [
          `select public.store_webhook('api-pix', 'x', '{}', '[]')`,
          'select * from public.claim_webhooks()',
          'select public.webhook_read(gen_random_uuid())',
          `select public.claim_payment_job('sweep')`,
          `select public.finish_payment_job('sweep')`,
        ])
          await expectRefusal(database, who, sql, [], '42501');
    });

    test('counts what its last run read of other Pix keys', async () => {
      const counted = async () => {
        const [row] = await database.as<{ n: number }>(
          'admin',
          `select (job ->> 'other_keys')::int as n from json_array_elements(public.payment_job_states() -> 'jobs') as job
           where job ->> 'job' = 'sweep'`,
        );
        return row?.n;
      };
      await claimJob(database, 'sweep');
      await database.as('service', `select public.finish_payment_job('sweep', other_keys => 3)`);
      await expect(counted()).resolves.toBe(3);
      await database.travel('2026-11-24T12:30:00Z');
      await claimJob(database, 'sweep');
      await finish(database, 'sweep');
      await expect(counted()).resolves.toBe(0);
    });

    test('a notification is stored once, handed out until it was read, and forgotten after 30 days', async () => {
      await expect(database.as('service', STORE, ['a', '{}', HINTS])).resolves.toEqual([{ is_new: true }]);
      await expect(database.as('service', STORE, ['a', '{}', HINTS])).resolves.toEqual([{ is_new: false }]);
      const [one] = await database.as<{ webhook_id: string }>('service', CLAIM);
      expect(one).toMatchObject({ provider: 'api-pix', hints: [{ receiptId: 'E'.repeat(32), txid: null }] });
      await expect(database.as('service', CLAIM)).resolves.toEqual([]);
      await database.travel('2026-11-24T12:02:00Z');
      await expect(database.as('service', CLAIM)).resolves.toHaveLength(1);
      await database.as('service', 'select public.webhook_read($1)', [one?.webhook_id]);
      await database.travel('2026-11-24T12:10:00Z');
      await expect(database.as('service', CLAIM)).resolves.toEqual([]);
      const stored = 'select count(*)::int as n from private.webhook_inbox';
      await database.travel('2026-12-24T11:59:59Z');
      await database.as('service', 'select public.forget_expired_data()');
      await expect(database.owner(stored)).resolves.toEqual([{ n: 1 }]);
      await database.travel('2026-12-24T12:00:00Z');
      await database.as('service', 'select public.forget_expired_data()');
      await expect(database.owner(stored)).resolves.toEqual([{ n: 0 }]);
    });

    test('one that cannot be read is handed out five times', async () => {
      await database.as('service', STORE, ['a', '{}', HINTS]);
      const counts: number[] = [];
      for (let minute = 0; minute <= 12; minute += 2) {
        await database.travel(`2026-11-24T12:${String(minute).padStart(2, '0')}:00Z`);
        counts.push((await database.as('service', CLAIM)).length);
      }
      expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0]);
    });

    test('a body of more than 64 KiB is refused', async () => {
      await database.as('service', STORE, ['a', 'x'.repeat(65_536), '[]']);
      await expectRefusal(database, 'service', STORE, ['b', 'x'.repeat(65_537), '[]'], 'body_too_large');
      await expectRefusal(database, 'service', STORE, ['b', 'ã'.repeat(32_769), '[]'], 'body_too_large');
    });

    test('a job is leased once, and due again after its time', async () => {
      await expect(claimJob(database, 'sweep')).resolves.toMatchObject({ job: 'sweep' });
      await expect(claimJob(database, 'sweep')).resolves.toBeNull();
      await finish(database, 'sweep');
      await expect(claimJob(database, 'sweep')).resolves.toBeNull();
      await database.travel('2026-11-24T12:10:00Z');
      await expect(claimJob(database, 'sweep')).resolves.toEqual({
        job: 'sweep',
        from: '2026-11-24T11:45:00+00:00',
        to: '2026-11-24T12:10:00+00:00',
      });
      await expect(claimJob(database, 'nothing')).resolves.toBeNull();
    });

    test('the first sweep begins three days before, or with the first code of the bank', async () => {
      await bookAtBank(database);
      await database.travel('2026-12-24T12:00:00Z');
      await expect(claimJob(database, 'sweep')).resolves.toMatchObject({ from: '2026-11-24T11:45:00+00:00' });
    });

    test('one that failed does not move the watermark, is counted, and is tried again soon', async () => {
      await claimJob(database, 'sweep');
      await finish(database, 'sweep');
      await database.travel('2026-11-24T12:10:00Z');
      await claimJob(database, 'sweep');
      await finish(database, 'sweep', 'no answer');
      await expect(
        database.owner(`select failures, last_error, watermark = '2026-11-24T12:00:00Z' as stayed
          from private.payment_jobs where job = 'sweep'`),
      ).resolves.toEqual([{ failures: 1, last_error: 'no answer', stayed: true }]);
      await database.travel('2026-11-24T12:12:00Z');
      await expect(claimJob(database, 'sweep')).resolves.toMatchObject({ from: '2026-11-24T11:45:00+00:00' });
      await finish(database, 'sweep');
      await expect(
        database.owner(`select failures, last_error from private.payment_jobs where job = 'sweep'`),
      ).resolves.toEqual([{ failures: 0, last_error: null }]);
    });

    test('a job of each minute is also due for a claim that comes a moment early', async () => {
      await claimJob(database, 'reads');
      await finish(database, 'reads');
      await database.travel('2026-11-24T12:00:49Z');
      await expect(claimJob(database, 'reads')).resolves.toBeNull();
      await database.travel('2026-11-24T12:00:59.970Z');
      await expect(claimJob(database, 'reads')).resolves.toMatchObject({ job: 'reads' });
    });

    test('a job that fails while it is claimed is counted, and stays due', async () => {
      await database.owner(`create or replace function private.tell_of_silence() returns void language plpgsql
        set search_path = '' as $$ begin raise exception 'broken'; end $$`);
      await claimJob(database, 'reads');
      await finish(database, 'reads');
      await expect(
        database.owner(`select failures, last_error from private.payment_jobs where job = 'reads'`),
      ).resolves.toEqual([{ failures: 1, last_error: 'broken' }]);
    });

    test('a job whose process died is leased again after five minutes', async () => {
      await claimJob(database, 'reads');
      await database.travel('2026-11-24T12:04:59Z');
      await expect(claimJob(database, 'reads')).resolves.toBeNull();
      await database.travel('2026-11-24T12:05:00Z');
      await expect(claimJob(database, 'reads')).resolves.toMatchObject({
        job: 'reads',
        from: null,
        to: null,
      });
    });

    test.each(['days', 'webhook'])(
      'the job %s whose process died has failed, and is due again as after a failure',
      async (job) => {
        const state = async () =>
          (
            await database.owner('select failures, last_error from private.payment_jobs where job = $1', [
              job,
            ])
          )[0];
        const at = async (time: string) => {
          await database.travel(`2026-11-24T${time}Z`);
          return claimJob(database, job);
        };
        await expect(at('12:00:00')).resolves.toMatchObject({ job });
        await expect(at('12:04:59')).resolves.toBeNull();
        await expect(at('12:05:00')).resolves.toMatchObject({ job });
        await expect(state()).resolves.toEqual({ failures: 1, last_error: 'not_finished' });
        await expect(at('12:10:00')).resolves.toMatchObject({ job });
        await expect(at('12:17:59')).resolves.toBeNull();
        await expect(at('12:18:00')).resolves.toMatchObject({ job });
        await expect(state()).resolves.toEqual({ failures: 3, last_error: 'not_finished' });
        await expect(
          database.owner(
            `select from public.notifications where title = 'Tarefa de pagamento falhando' limit 1`,
          ),
        ).resolves.toHaveLength(1);
        await finish(database, job);
        await expect(state()).resolves.toEqual({ failures: 0, last_error: null });
        await expect(at('12:30:00')).resolves.toBeNull();
      },
    );

    test('the days before today are whole days in São Paulo', async () => {
      await expect(claimJob(database, 'days')).resolves.toEqual({
        job: 'days',
        from: '2026-11-21T03:00:00+00:00',
        to: '2026-11-24T03:00:00+00:00',
      });
    });

    test('the days go back to the last success', async () => {
      await claimJob(database, 'days');
      await finish(database, 'days');
      for (const [now, error] of [
        ['2026-11-25T12:00:00Z', 'no answer'],
        ['2026-11-29T12:00:00Z', undefined],
      ] as const) {
        await database.travel(now);
        await expect(claimJob(database, 'days')).resolves.toMatchObject({
          from: '2026-11-21T03:00:00+00:00',
          to: now.replace('12:00:00Z', '03:00:00+00:00'),
        });
        await finish(database, 'days', error);
      }
      await database.travel('2026-11-30T12:00:00Z');
      await expect(claimJob(database, 'days')).resolves.toMatchObject({ from: '2026-11-26T03:00:00+00:00' });
    });

    describe('what went back of 90 days is read each week, 15 days at a time', () => {
      const days = (from: string, to: string) => ({
        job: 'returns',
        from: `${from}T03:00:00+00:00`,
        to: `${to}T03:00:00+00:00`,
      });
      const state = async () =>
        (
          await database.owner(
            `select watermark is not null as under_way, last_done_at, failures, other_keys from private.payment_jobs
             where job = 'returns'`,
          )
        )[0];

      test('one part after the other, and not again for a week', async () => {
        const starts = ['08-26', '09-10', '09-25', '10-10', '10-25', '11-09', '11-24'];
        for (const [index, from] of starts.slice(0, -1).entries()) {
          const to = starts[index + 1] ?? '';
          await expect(claimJob(database, 'returns')).resolves.toEqual(days(`2026-${from}`, `2026-${to}`));
          await expect(claimJob(database, 'returns')).resolves.toBeNull();
          await expect(state()).resolves.toMatchObject({ last_done_at: null });
          await database.as('service', `select public.finish_payment_job('returns', null, 1)`);
        }
        await expect(state()).resolves.toEqual({
          under_way: false,
          last_done_at: new Date('2026-11-24T12:00:00Z'),
          failures: 0,
          other_keys: 6,
        });
        await database.travel('2026-12-01T11:59:59Z');
        await expect(claimJob(database, 'returns')).resolves.toBeNull();
        await database.travel('2026-12-01T12:00:00Z');
        await expect(claimJob(database, 'returns')).resolves.toEqual(days('2026-09-02', '2026-09-17'));
      });

      test('a part that failed, or whose process died, is read again; what was read before is not', async () => {
        await claimJob(database, 'returns');
        await finish(database, 'returns');
        await claimJob(database, 'returns');
        await finish(database, 'returns', 'no answer');
        await expect(claimJob(database, 'returns')).resolves.toBeNull();
        await database.travel('2026-11-24T12:02:00Z');
        await expect(claimJob(database, 'returns')).resolves.toEqual(days('2026-09-10', '2026-09-25'));
        await database.travel('2026-11-24T12:07:00Z');
        await expect(claimJob(database, 'returns')).resolves.toEqual(days('2026-09-10', '2026-09-25'));
        await expect(state()).resolves.toMatchObject({ under_way: true, failures: 2 });
        await finish(database, 'returns');
        await expect(claimJob(database, 'returns')).resolves.toEqual(days('2026-09-25', '2026-10-10'));
      });
    });

    test('the job of the ledger reports what disagrees', async () => {
      await claimJob(database, 'ledger');
      await finish(database, 'ledger');
      const state = `select failures, last_error from private.payment_jobs where job = 'ledger'`;
      await expect(database.owner(state)).resolves.toEqual([{ failures: 0, last_error: null }]);
      await database.as('superuser', 'set local session_replication_role = replica');
      await database.as(
        'superuser',
        `update public.payments set amount_cents = amount_cents + 1 where status = 'paid'`,
      );
      await database.as('superuser', 'set local session_replication_role = origin');
      await database.travel('2026-11-24T13:00:00Z');
      await claimJob(database, 'ledger');
      await finish(database, 'ledger');
      await expect(database.owner(state)).resolves.toMatchObject([
        { failures: 1, last_error: expect.stringContaining('payment and ledger differ') as string },
      ]);
    });
  });
});
