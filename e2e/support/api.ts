import { PEOPLE, type Account } from 'embedded-backend/seed';
import type { TestPortal } from './portal-process.ts';
import type { WorkerPortal } from './worker-portal.ts';

/** Calls a database procedure with an access token, bypassing the screens. */
export async function callWith(
  { origin, publishableKey }: TestPortal,
  token: string,
  procedure: string,
  args: object,
): Promise<unknown> {
  const answer = await fetch(`${origin}/rest/v1/rpc/${procedure}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(args),
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(`${procedure} answered ${answer.status} ${JSON.stringify(body)}`);
  return body;
}

/** Calls a database procedure as a user, bypassing the screens. */
export const callAs = (
  portal: WorkerPortal,
  person: Account,
  procedure: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> => callWith(portal, portal.tokenOf(person), procedure, args);

/** A user's token after the portal's clock was moved past the life of the first one. */
export async function renewedToken(portal: WorkerPortal, person: Account): Promise<string> {
  const stored = portal.states[person].origins[0]?.localStorage[0]?.value ?? '';
  const { refresh_token } = JSON.parse(stored) as { refresh_token: string };
  const answer = await fetch(`${portal.origin}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

/** An application as a patient would send it. */
export const APPLICATION = {
  full_name: 'Camila Ribeiro dos Santos',
  email: PEOPLE.camila.email,
  cpf_cnpj: '39053344705',
  phone: '11987654321',
  specialty: 'psychologist',
  specialties: ['Ansiedade'],
  crp_crm: 'CRP 06/123456',
  bio: null,
  price_per_session: 15000,
  document_urls: [],
} as const;
