import { ACCOUNTS, type Account } from 'embedded-backend/seed';
import type { WorkerPortal } from './worker-portal.ts';

/** Calls a procedure through the API as a seed user. */
async function call(portal: WorkerPortal, as: Account, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${portal.origin}/rest/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: portal.publishableKey,
      authorization: `Bearer ${portal.tokenOf(as)}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** Withdraws Marina's approval. */
export async function suspend(portal: WorkerPortal): Promise<void> {
  const found = await call(portal, 'admin', `profiles?select=id&email=eq.${ACCOUNTS.professional.email}`);
  const [profile] = found as { id: string }[];
  await call(portal, 'admin', 'rpc/suspend_professional', {
    professional_user_id: profile?.id,
    reason: 'Registro vencido',
  });
}

/** Sends a user's application to become a professional. */
export async function apply(portal: WorkerPortal, person: Account): Promise<void> {
  await call(portal, person, 'rpc/submit_professional_application', {
    full_name: 'Camila Ribeiro dos Santos',
    email: ACCOUNTS[person].email,
    cpf_cnpj: '52998224725',
    phone: '11982140673',
    specialty: 'psychologist',
    specialties: ['Ansiedade'],
    crp_crm: 'CRP 06/123456',
    bio: 'Escuto sem pressa.',
    price_per_session: 15000,
    document_urls: [],
  });
}
