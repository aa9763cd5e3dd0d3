import { readWebhook } from '../../functions/_shared/payments/webhook.ts';

const SECRET = 'a-secret-of-thirty-two-letters-00';
const KEY = 'pix@practice.example';
const RECEIPT = 'E12345678202009091221abcdef12345';
const ORIGIN = 'https://portal.test/functions/v1/pix-webhook';

const posted = (body: BodyInit, path = `/${SECRET}/pix`) =>
  new Request(`${ORIGIN}${path}`, { method: 'POST', body });
const read = (request: Request, secret = SECRET) => readWebhook(request, { secret, key: KEY });
const pix = (item: object = {}) => ({ endToEndId: RECEIPT, txid: 'a1', valor: '1.00', chave: KEY, ...item });

describe('a notification', () => {
  it('names receipts, several in one body', async () => {
    const other = RECEIPT.replace('E1', 'E2');
    const body = JSON.stringify({ pix: [pix(), pix({ endToEndId: other, txid: undefined })] });
    expect(await read(posted(body))).toMatchObject({
      kind: 'received',
      body,
      hints: [
        { receiptId: RECEIPT, txid: 'a1' },
        { receiptId: other, txid: null },
      ],
    });
  });

  it('has the same identity at each delivery, and another with another body', async () => {
    const ids: unknown[] = [];
    for (const valor of ['1.00', '1.00', '2.00']) {
      const reading = await read(posted(JSON.stringify({ pix: [pix({ valor })] })));
      ids.push(reading.kind === 'received' && reading.eventId);
    }
    expect(ids[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it.each(['', '/'])('may come to the URL without /pix: "%s"', async (end) => {
    expect(await read(posted('{}', `/${SECRET}${end}`))).toMatchObject({ kind: 'received', hints: [] });
  });

  it.each(['', '/', '/wrong/pix', `/${SECRET.slice(0, -1)}/pix`, `/${SECRET}0/pix`, `/x/${SECRET}/pix`])(
    'is not found at %j',
    async (path) => {
      expect(await read(posted('{}', path))).toEqual({ kind: 'refused', status: 404 });
    },
  );

  it('is not found while no secret is set', async () => {
    expect(await read(posted('{}', '//pix'), '')).toEqual({ kind: 'refused', status: 404 });
  });

  it('is a POST', async () => {
    expect(await read(new Request(`${ORIGIN}/${SECRET}/pix`))).toEqual({ kind: 'refused', status: 405 });
  });

  it('has at most 64 KiB, and is not read further', async () => {
    const exact = 'x'.repeat(64 * 1024);
    expect(await read(posted(exact))).toMatchObject({ kind: 'received' });
    expect(await read(posted(`${exact}x`))).toEqual({ kind: 'refused', status: 413 });
    // Bytes that are no UTF-8 take more when stored.
    expect(await read(posted(new Uint8Array(40_000).fill(0xff)))).toEqual({ kind: 'refused', status: 413 });
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const request = new Request(`${ORIGIN}/${SECRET}/pix`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(await read(request)).toEqual({ kind: 'refused', status: 413 });
    expect(pulled).toBeLessThan(10);
  });

  it('with a wrong secret is not read at all', async () => {
    const request = posted('x'.repeat(100_000), '/wrong/pix');
    expect(await read(request)).toEqual({ kind: 'refused', status: 404 });
    expect(request.bodyUsed).toBe(false);
  });

  it.each<[string, unknown]>([
    ['another key', { pix: [pix({ chave: 'other@bank.example' })] }],
    ['a key that is no text', { pix: [pix({ chave: null })] }],
    ['no identity', { pix: [pix({ endToEndId: undefined })] }],
    ['an identity that is a path', { pix: [pix({ endToEndId: `../cob/${'0'.repeat(25)}` })] }],
    ['an object for a list', { pix: pix() }],
    ['null items', { pix: [null, 1, 'x', []] }],
    ['another body', [1]],
    ['null', null],
  ])('with %s gives no hint', async (_, body) => {
    expect(await read(posted(JSON.stringify(body)))).toMatchObject({ kind: 'received', hints: [] });
  });

  it('that is not JSON gives no hint', async () => {
    expect(await read(posted('{"pix":'))).toMatchObject({ kind: 'received', hints: [] });
  });

  it('with an odd txid still names the receipt', async () => {
    const body = JSON.stringify({ pix: [pix({ txid: "'; drop table" })] });
    expect(await read(posted(body))).toMatchObject({ hints: [{ receiptId: RECEIPT, txid: null }] });
  });

  it('of a bank that writes the key in upper case is a hint too', async () => {
    const body = JSON.stringify({ pix: [pix({ chave: KEY.toUpperCase() })] });
    expect(await read(posted(body))).toMatchObject({ hints: [{ receiptId: RECEIPT }] });
  });

  it('of a bank that leaves out the key is a hint too', async () => {
    const body = JSON.stringify({ pix: [pix({ chave: undefined })] });
    expect(await read(posted(body))).toMatchObject({ hints: [{ receiptId: RECEIPT }] });
  });
});
