import { pixWebhook } from '../../functions/pix-webhook/handler.ts';
import { bankOf, contextOver, KEY, RefusedBySql, SECRET } from './function-stage.ts';

// What reading does: webhook.test.ts. With the database: settling.test.ts.

const RECEIPT = 'E12345678202009091221abcdef12345';

const posted = (body: BodyInit, secret = SECRET) =>
  new Request(`https://api.test/functions/v1/pix-webhook/${secret}/pix`, { method: 'POST', body });
const notification = (count = 1) =>
  JSON.stringify({ pix: Array.from({ length: count }, () => ({ endToEndId: RECEIPT, chave: KEY })) });
const over = (store: () => unknown = () => true) => contextOver({ store_webhook: store }, bankOf({}));

describe('a notification of the bank', () => {
  it('is stored as it came, with its hints, and answered without a body', async () => {
    const { context, callsOf } = over();
    const answer = await pixWebhook(posted(notification()), context);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(callsOf('store_webhook')).toEqual([
      {
        provider: 'api-pix',
        event_id: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        body: notification(),
        hints: [{ receiptId: RECEIPT, txid: null }],
      },
    ]);
  });

  it('with a wrong secret reaches neither the body nor the database', async () => {
    const { context, callsOf } = over();
    const request = posted(notification(), 'wrong');
    expect((await pixWebhook(request, context)).status).toBe(404);
    expect(request.bodyUsed).toBe(false);
    expect(callsOf('store_webhook')).toEqual([]);
  });

  it('is answered with 429 when too many arrive', async () => {
    const tooMany = () => Promise.reject(new RefusedBySql('too_many_webhooks'));
    const answer = await pixWebhook(posted(notification()), over(tooMany).context);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  });

  it('gives at most a hundred hints', async () => {
    const { context, callsOf } = over();
    await pixWebhook(posted(notification(101)), context);
    expect(callsOf('store_webhook')[0]?.['hints']).toHaveLength(100);
  });

  it('with characters that no database stores is stored', async () => {
    const { context, callsOf } = over();
    expect((await pixWebhook(posted('a\0b'), context)).status).toBe(200);
    expect(callsOf('store_webhook')[0]?.['body']).toBe('a\uFFFDb');
  });

  it('that is not stored is delivered again by the bank', async () => {
    const { context } = contextOver({ store_webhook: () => Promise.reject(new Error('no')) }, bankOf({}));
    const answer = await pixWebhook(posted(notification()), context);
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain(SECRET);
  });

  it('is read from the bank after the answer, several that come at once together', async () => {
    const unread = ['E1', 'E2', 'E3'];
    const readReceipt = jest.fn(() =>
      Promise.resolve({ ok: false, kind: 'not_found', code: 'none' } as const),
    );
    const { context, callsOf } = contextOver(
      {
        store_webhook: () => true,
        claim_webhooks: () =>
          unread
            .splice(0)
            .map((receiptId) => ({ webhook_id: receiptId, hints: [{ receiptId, txid: null }] })),
      },
      bankOf({ readReceipt }),
    );
    const works: Promise<void>[] = [];
    const host = { ...context, afterAnswer: (work: () => Promise<void>) => void works.push(work()) };
    for (const secret of [SECRET, SECRET, 'wrong']) await pixWebhook(posted(notification(), secret), host);
    expect(readReceipt).not.toHaveBeenCalled();
    await Promise.all(works);
    expect(readReceipt.mock.calls).toEqual([['E1'], ['E2'], ['E3']]);
    expect([works.length, callsOf('claim_webhooks').length, callsOf('webhook_read').length]).toEqual([
      2, 1, 3,
    ]);
  });

  it('has no address without a bank', async () => {
    const { context, callsOf } = contextOver({}, null);
    expect((await pixWebhook(posted(notification()), context)).status).toBe(404);
    expect(callsOf('store_webhook')).toEqual([]);
  });
});
