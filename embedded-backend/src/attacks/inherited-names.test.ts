import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// A column or argument named like an inherited member of Object is refused, not silently ignored.

const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

let attacked: AttackTarget;
let before: string;
beforeAll(async () => {
  attacked = await startAttackTarget();
  before = await attacked.fingerprint();
}, 120_000);
afterAll(() => attacked.backend.close());

const profile = `/rest/v1/profiles?id=eq.${PEOPLE.camila.id}`;
const REQUESTS: readonly (readonly [method: string, path: string, body: string | null])[] = [
  ['GET', '/rest/v1/professionals_public?select=user_id&NAME=eq.1', null],
  ['GET', '/rest/v1/professionals_public?select=user_id&NAME=not.is.null', null],
  ['HEAD', '/rest/v1/professionals_public?NAME=eq.1', null],
  ['GET', '/rest/v1/professionals_public?select=user_id,NAME', null],
  ['GET', '/rest/v1/professionals_public?select=NAME:user_id', null],
  ['GET', '/rest/v1/professionals_public?select=user_id,NAME(id)', null],
  ['GET', '/rest/v1/professionals_public?order=NAME.desc', null],
  ['GET', '/rest/v1/professionals_public?or=(NAME.eq.1,city.eq.x)', null],
  ['GET', '/rest/v1/consultations?select=id,payments(id)&payments.NAME=eq.1', null],
  ['GET', '/rest/v1/consultations?select=id,payments(id)&payments.order=NAME', null],
  ['GET', '/rest/v1/NAME?select=id', null],
  ['PATCH', '/rest/v1/profiles?NAME=eq.1', '{"state":"SP"}'],
  ['DELETE', '/rest/v1/profiles?NAME=eq.1', null],
  ['POST', '/rest/v1/profiles?columns=NAME', '{"state":"SP"}'],
  ['POST', '/rest/v1/profiles?on_conflict=NAME', '{"state":"SP"}'],
  ['PATCH', profile, '{"NAME":"x"}'],
  ['PATCH', profile, '{"state":"SP","NAME":"x"}'],
  ['POST', '/rest/v1/profiles', '[{"NAME":"x"}]'],
  ['POST', '/rest/v1/rpc/send_privacy_request', '{"message":"Quero saber.","NAME":"x"}'],
  ['POST', '/rest/v1/rpc/send_privacy_request', '{"NAME":"x"}'],
  ['GET', '/rest/v1/rpc/search_professionals?NAME=x', null],
  ['GET', '/rest/v1/rpc/search_professionals?order=NAME', null],
  ['POST', '/rest/v1/rpc/search_professionals?NAME=eq.x', '{}'],
  ['POST', '/rest/v1/rpc/NAME', '{}'],
];

test.each(REQUESTS)('%s %s %s is refused', async (method, path, body) => {
  const answers: Record<string, unknown> = {};
  for (const name of NAMES) {
    const { status, text } = await attacked.ask(path.replace('NAME', name), {
      method,
      ...(body && { body: body.replace('NAME', name) }),
    });
    if (![400, 404].includes(status)) answers[name] = [status, text.slice(0, 100)];
  }
  expect(answers).toEqual({});
  expect(attacked.failures).toEqual([]);
  expect(attacked.polluted()).toEqual([]);
  await expect(attacked.fingerprint()).resolves.toBe(before);
});
