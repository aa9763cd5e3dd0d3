import { CONSENT_VERSIONS } from 'shared-domain/consents';
import type { FolderBackend } from '../../node/index.ts';
import { PEOPLE } from '../../seed/index.ts';

/** A test account that signs in after the upgrade. */
export interface Account {
  readonly email: string;
  readonly password: string;
  /** Path of its uploaded document in the bucket `professional-documents`. */
  readonly document: string;
}

const PDF = '%PDF-1.4 invented for the upgrade tests\n%%EOF\n';
const BUCKET = 'professional-documents';

/** Tables that neither the seed nor the requests below fill. */
const ROWS = `
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  select 'f0000001-0000-4000-8000-000000000001', id, 'Telefone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP'
  from auth.users where email = '${PEOPLE.beatriz.email}';
  insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
  select gen_random_uuid(), id, now(), '192.0.2.1' from auth.mfa_factors;
  insert into private.data_exports (user_id) select id from public.profiles where role = 'patient' limit 2;
  insert into private.fiscal_identities (user_id, full_name, document_number, keep_until)
  select id, full_name, cpf, '2031-12-31' from public.profiles where role = 'patient' order by id limit 1;
  insert into private.verified_documents (object_id, kind) select id, 'application/pdf' from storage.objects;
  insert into private.mail_outbox (kind, user_id, recipient, payload, sent_at, attempts, last_error, once)
  select 'suspended', id, email, '{"reason": "Documento vencido."}', now(), 2, 'timeout', 'release-test'
  from public.profiles where email = '${PEOPLE.marina.email}';`;

/**
 * Fills tables that the seed leaves empty: an account with a login session, a pending sign-up, a file,
 * e-mails.
 */
export async function addRows(data: FolderBackend, site: string): Promise<Account> {
  const { backend, secrets } = data;
  const request = async (path: string, body: BodyInit | null, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { apikey: secrets.keys.publishable, ...headers }, body };
    const response = await backend.fetch(new Request(`${site}${path}`, init));
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return (text ? JSON.parse(text) : {}) as Record<string, unknown>;
  };
  const password = 'uma-senha-inventada-42';
  const signUp = (email: string, full_name: string) =>
    request(
      '/auth/v1/signup',
      JSON.stringify({
        email,
        password,
        data: { full_name, privacy_version: CONSENT_VERSIONS.privacy, terms_version: CONSENT_VERSIONS.terms },
      }),
    );
  await signUp('espera.confirmar@vinculo.example', 'Otília Espera');
  const email = 'joana.antiga@vinculo.example';
  await signUp(email, 'Joana Antiga');
  await backend.db.query(
    `update auth.users set email_confirmed_at = now(), confirmation_token = '' where email = $1`,
    [email],
  );
  const session = await request('/auth/v1/token?grant_type=password', JSON.stringify({ email, password }));
  const { id } = session['user'] as { id: string };
  const document = `${id}/1763800000000-diploma.pdf`;
  await request(`/storage/v1/object/${BUCKET}/${document}`, PDF, {
    authorization: `Bearer ${String(session['access_token'])}`,
    'content-type': 'application/pdf',
  });
  await backend.db.exec(ROWS);
  return { email, password, document };
}
