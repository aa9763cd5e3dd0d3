import { onEveryDatabase } from '../support/database.ts';
import { bookAtBank, claimCalls } from '../support/money.ts';

onEveryDatabase((database) => {
  const store = (event: string) =>
    database.as('service', `select public.store_webhook('api-pix', $1, '{}', '[]') as stored`, [event]);

  it('more than 12,000 notifications a minute are refused, until the minute is over', async () => {
    await database.owner(
      `insert into private.webhook_inbox (provider, event_id, body, hints)
       select 'api-pix', n::text, '{}', '[]' from generate_series(1, 11999) as n`,
    );
    expect(await store('last')).toEqual([{ stored: true }]);
    await expect(store('next')).rejects.toMatchObject({ code: 'P0001', message: 'too_many_webhooks' });
    await database.travel('2026-11-24T12:01:01Z');
    expect(await store('next')).toEqual([{ stored: true }]);
  });

  it('a call that was repeated ten times may no longer be under way', async () => {
    const { txid } = await bookAtBank(database);
    const claimAgain = async (attempts: number) => {
      await database.owner(
        `update private.provider_calls q set attempts = $1, may_exist = true, claimed_until = null
         from private.charges c where c.id = q.charge_id and c.txid = $2`,
        [attempts, txid],
      );
      return (await claimCalls(database)).find((call) => call.txid === txid)?.may_exist;
    };
    expect(await claimAgain(9)).toBe(true);
    expect(await claimAgain(10)).toBe(false);
  });
});
