import { answerOutcome } from '../../functions/_shared/payments/api-pix/answer-outcome.ts';
import { createApiPix } from '../../functions/_shared/payments/api-pix/api-pix.ts';
import { CLIENT, startApiPix, testCertificates, type ApiPixStage } from './api-pix-stage.ts';
import { chargeOf, newTxid, value } from './provider-contract.ts';

const TOKEN_SECONDS = 300;

let stage: ApiPixStage;
beforeEach(async () => {
  stage = await startApiPix({}, TOKEN_SECONDS);
});
afterEach(() => stage.stop());

const tokens = () => stage.served.tokens.counts.issued;

describe('an access token', () => {
  it('is asked for once by calls at the same time', async () => {
    const txids = Array.from({ length: 8 }, newTxid);
    const outcomes = await Promise.all(txids.map((txid) => stage.provider.createCharge(chargeOf(txid))));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(tokens()).toBe(1);
  });

  it('is renewed a minute before its end', async () => {
    await stage.provider.readCharge(newTxid());
    stage.pass(TOKEN_SECONDS - 61);
    await stage.provider.readCharge(newTxid());
    expect(tokens()).toBe(1);
    stage.pass(1);
    await stage.provider.readCharge(newTxid());
    expect(tokens()).toBe(2);
  });

  it('is renewed once when the bank no longer accepts it', async () => {
    const txid = newTxid();
    value(await stage.provider.createCharge(chargeOf(txid)));
    stage.served.tokens.revokeAll();
    expect(value(await stage.provider.readCharge(txid)).txid).toBe(txid);
    expect(tokens()).toBe(2);
  });

  it.each(['lost', 'answer_lost', 'answer_broken'] as const)(
    'that could not be had (%s) means that nothing was done',
    async (kind) => {
      stage.served.faults.next('token', { kind });
      const wanted = chargeOf(newTxid());
      const outcome = await stage.provider.createCharge(wanted);
      expect(outcome).toEqual({ ok: false, kind: 'busy', code: 'no_token' });
      expect(stage.served.requests).toEqual(['token']);
      expect((await stage.provider.createCharge(wanted)).ok).toBe(true);
    },
  );

  it('is worth nothing with another certificate', async () => {
    const { customer, otherCustomer } = await testCertificates();
    const [own, other] = [stage.connect(customer), stage.connect(otherCustomer)];
    const thief = stage.providerOver((url, request) =>
      (url === stage.served.tokenUrl ? own : other)(url, request),
    );
    expect(await thief.createCharge(chargeOf(newTxid()))).toEqual({
      ok: false,
      kind: 'busy',
      code: 'unauthorized',
    });
  });
});

describe('the bank', () => {
  it('refuses a client that it does not know', async () => {
    const { customer } = await testCertificates();
    const stranger = stage.providerAs(customer, { ...CLIENT, secret: 'wrong' });
    expect(await stranger.createCharge(chargeOf(newTxid()))).toMatchObject({
      kind: 'busy',
      code: 'no_token',
    });
  });

  it('hangs up on a certificate that it did not issue, and on none', async () => {
    const { stranger } = await testCertificates();
    expect(await stage.providerAs(stranger).readCharge(newTxid())).toMatchObject({ code: 'no_token' });
    expect(stage.served.requests).toEqual([]);
    await expect(fetch(`${stage.served.apiUrl}/pix`)).rejects.toThrow();
  });
});

describe('a failure', () => {
  it('holds no secret, CPF or name, even if the bank’s answer does', async () => {
    const txid = newTxid();
    value(await stage.provider.createCharge(chargeOf(txid, 100)));
    stage.pay(txid, 100);
    const { customer } = await testCertificates();
    const seen: unknown[] = [];
    const log = jest.spyOn(console, 'error').mockImplementation((...texts) => void seen.push(texts));
    stage.served.faults.next('GET /cob', { kind: 'lost' });
    const failures = [
      await stage.provider.createCharge(chargeOf(txid, 100)),
      await stage.provider.createCharge(chargeOf('too-short')),
      await stage.provider.refund({
        receiptId: stage.pay(txid, 1),
        refundId: 'a',
        amount: 2,
        note: 'Camila',
      }),
      await stage.providerAs(customer, { ...CLIENT, secret: 'wrong' }).readCharge(txid),
    ];
    log.mockRestore();
    expect(failures.map(({ ok }) => ok)).toEqual([false, false, false, false]);
    expect(failures[1]).toMatchObject({ kind: 'refused', code: 'CobOperacaoInvalida' });
    expect(failures[1]).toMatchObject({ correlationId: 'b7a2c1d0-double' });
    const texts = JSON.stringify([failures, seen]);
    expect(texts).not.toMatch(/52998224725|Camila|Maria|practice|PRIVATE|a-client-secret|wrong|Bearer/);
  });
});

it('sends the further headers that a bank asks for', async () => {
  const sent: Record<string, string>[] = [];
  const provider = createApiPix({
    apiUrl: 'https://bank.test/v2',
    tokenUrl: 'https://bank.test/token',
    clientId: 'id:with colon',
    clientSecret: 's',
    headers: { 'gw-dev-app-key': 'k' },
    key: 'pix@practice.example',
    receiver: { name: 'A', city: 'B' },
    clock: () => 0,
    fetch: (_, { headers }) => {
      sent.push({ ...headers });
      return Promise.resolve(Response.json({ access_token: 't', expires_in: '60' }));
    },
  });
  await provider.readWebhook();
  expect(sent).toMatchObject([
    {
      'gw-dev-app-key': 'k',
      authorization: `Basic ${Buffer.from('id%3Awith%20colon:s').toString('base64')}`,
    },
    { 'gw-dev-app-key': 'k', authorization: 'Bearer t' },
  ]);
});

it.each([
  [404, '<html>not found</html>', 'unknown', 'http_404'],
  [404, '{}', 'unknown', 'http_404'],
  [403, '<html>blocked</html>', 'unknown', 'http_403'],
  [
    404,
    '{"type":"https://pix.bcb.gov.br/api/v2/error/PixDevolucaoNaoEncontrada"}',
    'not_found',
    'PixDevolucaoNaoEncontrada',
  ],
  [403, '{"type":"https://pix.bcb.gov.br/api/v2/error/AcessoNegado"}', 'refused', 'AcessoNegado'],
  [400, '{"nome":"json_invalido","mensagem":"Valores inválidos"}', 'refused', 'json_invalido'],
  [404, '{"nome":"cobranca_nao_encontrada","mensagem":"Não existe"}', 'not_found', 'cobranca_nao_encontrada'],
  [404, '{"nome":"Maria de Souza"}', 'unknown', 'http_404'],
])('takes only a named problem as the word of the API: %i %s', async (status, body, kind, code) => {
  const outcome = await answerOutcome(new Response(body, { status }), 0);
  expect(outcome).toEqual({ ok: false, kind, code });
});
