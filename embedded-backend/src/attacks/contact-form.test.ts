import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';
import { SITE } from '../testing/start.ts';

// One sender floods the contact form. It closes only for that sender's network.

let attacked: AttackTarget;
beforeAll(async () => {
  attacked = await startAttackTarget();
}, 120_000);
afterAll(() => attacked.backend.close());

async function write(peerAddress: string, headers: Readonly<Record<string, string>> = {}) {
  const body = {
    full_name: 'Ana',
    email: `${crypto.randomUUID()}@exemplo.com.br`,
    user_type: 'patient',
    subject: 'Olá',
    message: 'Olá',
  };
  const request = new Request(`${SITE}/rest/v1/rpc/send_contact_message`, {
    method: 'POST',
    headers: { apikey: attacked.keys.publishable, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await attacked.backend.fetch(request, { peerAddress });
  return answer.ok ? 'taken' : ((await answer.json()) as { message: string }).message;
}

it('closes after ten messages for the visitors of a network, whatever headers they send', async () => {
  for (let count = 0; count < 10; count += 1) expect(await write('203.0.113.7')).toBe('taken');
  expect(await write('203.0.113.7')).toBe('network_limited');
  expect(await write('::ffff:203.0.113.7')).toBe('network_limited');
  for (const header of ['cf-connecting-ip', 'x-forwarded-for', 'network'])
    expect(await write('203.0.113.7', { [header]: '198.51.100.9' })).toBe('network_limited');
});

it('stays open for another network and for signed-in users of the same', async () => {
  expect(await write('198.51.100.9')).toBe('taken');
  const authorization = `Bearer ${await attacked.tokenOf(PEOPLE.camila.email)}`;
  expect(await write('203.0.113.7', { authorization })).toBe('taken');
});
