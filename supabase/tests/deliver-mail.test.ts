import { PEOPLE } from 'embedded-backend/seed';
import type { FunctionContext } from '../functions/_shared/context.ts';
import { deliverMail } from '../functions/deliver-mail/handler.ts';

// Duration of a call. Its database operations: embedded-backend/src/functions/functions.test.ts.

const CLAIM_MS = 5 * 60_000;
let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const mail = (number: number) => ({
  id: `mail ${number}`,
  kind: 'session_link',
  recipient: PEOPLE.camila.email,
  payload: {
    patient_name: 'Camila',
    professional_name: 'Marina',
    starts_at: '2026-11-26T12:00:00+00:00',
    time_zone: 'America/Sao_Paulo',
  },
  not_after: null,
});

const contextOf = (own: Pick<FunctionContext, 'fetch' | 'sendMail'>): FunctionContext => ({
  apiUrl: 'https://api.test',
  siteUrl: 'https://portal.test',
  publishableKey: 'public',
  secretKey: 'secret',
  bank: null,
  ...own,
});
const called = () => new Request('https://api.test/', { method: 'POST', headers: { apikey: 'secret' } });

/** Delivers from an outbox with the given number of e-mails, each of which takes the given time. */
async function deliver(waiting: number, each: number) {
  const claims: { readonly size: number; readonly at: number }[] = [];
  const noted: { readonly id: unknown; readonly after: number }[] = [];
  let next = 0;
  const context = contextOf({
    fetch: async (request) => {
      const body = (await request.json()) as Record<string, unknown>;
      if (!request.url.endsWith('/claim_mails')) {
        noted.push({ id: body['mail_id'], after: now - (claims.at(-1)?.at ?? 0) });
        return new Response(null, { status: 204 });
      }
      const size = Math.min(Number(body['at_most']), waiting - next);
      claims.push({ size, at: now });
      return Response.json(Array.from({ length: size }, () => mail((next += 1))));
    },
    sendMail: () => {
      now += each;
      return each >= 15_000
        ? Promise.reject(new Error('The mail service did not respond.'))
        : Promise.resolve();
    },
  });
  const answer = await deliverMail(called(), context);
  const { data } = (await answer.json()) as { data: Record<string, number> };
  return { data, noted, sizes: claims.map(({ size }) => size) };
}

it('claims one at a time, so that each is checked just before it is sent', async () => {
  const { data, sizes } = await deliver(12, 100);
  expect(sizes).toEqual([...Array.from({ length: 12 }, () => 1), 0]);
  expect(data).toEqual({ sent: 12, failed: 0, unrecorded: 0 });
});

it('records every e-mail within its claim when the mail service hangs, and stops claiming after 45 seconds', async () => {
  const { data, noted, sizes } = await deliver(40, 15_000);
  expect(sizes).toEqual([1, 1, 1]);
  expect(data).toEqual({ sent: 0, failed: 3, unrecorded: 0 });
  expect(noted).toHaveLength(3);
  expect(Math.max(...noted.map(({ after }) => after))).toBeLessThan(CLAIM_MS);
});

it('names the end of the payment, however long the e-mail has waited', async () => {
  const sent: string[] = [];
  const booking = {
    ...mail(1),
    kind: 'booking',
    payload: { ...mail(1).payload, amount_cents: 15_000 },
    not_after: '2026-11-24T12:15:00+00:00',
  };
  const waiting = [[booking], []];
  const context = contextOf({
    fetch: (request) =>
      Promise.resolve(
        request.url.endsWith('/claim_mails')
          ? Response.json(waiting.shift())
          : new Response(null, { status: 204 }),
      ),
    sendMail: ({ text }) => Promise.resolve(void sent.push(text)),
  });
  await deliverMail(called(), context);
  expect(sent).toEqual([
    expect.stringContaining('Pague por Pix até 09:15 (horário de Brasília) para confirmar.'),
  ]);
});
