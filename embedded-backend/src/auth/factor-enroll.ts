import { renderSVG } from 'uqr';
import type { Database } from '../database/database.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { nowIso, type AuthContext, type AuthRequest } from './context.ts';
import { factorsOf } from './factors.ts';
import { storableText, textOf } from './read-body.ts';
import { requireSignedIn, type SignedIn } from './signed-in.ts';
import { newSecret, totpUri } from './totp.ts';

/** GoTrue's maximum number of factors of a user, verified or not. */
const MOST_FACTORS = 10;
/** How long GoTrue keeps an unverified factor, in seconds. */
const UNUSED_SECONDS = 300;

const LONGEST_TEXT = 100;

/** Factor types that GoTrue has and this project does not offer. */
const NOT_OFFERED: Readonly<Record<string, readonly [code: string, name: string]>> = {
  phone: ['mfa_phone_enroll_not_enabled', 'Phone'],
  webauthn: ['mfa_webauthn_enroll_not_enabled', 'WebAuthn'],
};

function requireTotp(type: string): void {
  if (type === 'totp') return;
  const refused = Object.hasOwn(NOT_OFFERED, type) ? NOT_OFFERED[type] : undefined;
  if (!refused) throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  const [code, name] = refused;
  throw new AuthError(422, code, `MFA enroll is disabled for ${name}`);
}

/** A text that must fit into a QR code; GoTrue accepts any length and fails to render it. */
function shortText({ body }: AuthRequest, field: string): string {
  const text = storableText(textOf(body, field));
  if (text.length > LONGEST_TEXT)
    throw validationFailed(`${field} is longer than ${LONGEST_TEXT} characters`);
  return text;
}

async function dropUnused(context: AuthContext, inside: Database): Promise<void> {
  await inside.query(
    `delete from auth.mfa_factors f where status <> 'verified' and created_at < $1
       and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`,
    [new Date(context.clock.now() - UNUSED_SECONDS * 1000).toISOString()],
  );
}

/**
 * Refuses a duplicate name, too many factors, and a user who has not verified an existing factor in this
 * session.
 */
async function requireRoom(inside: Database, { user, aal }: SignedIn, name: string): Promise<void> {
  const factors = await factorsOf(inside, user.id);
  if (factors.some(({ friendly_name }) => (friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= MOST_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

/** A trigger of the project decides who may have a factor; GoTrue itself answers its refusal with 500. */
function refuseEnrolling(error: unknown): never {
  const isRefused = error instanceof Error && 'code' in error && error.code === '42501';
  if (!isRefused) throw error;
  throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
}

/**
 * POST /factors: enrolls a second factor. Its secret is returned only here; the factor is active once a code
 * is verified.
 */
export async function enrollFactor(context: AuthContext, from: AuthRequest): Promise<Response> {
  const signedIn = await requireSignedIn(context, from);
  requireTotp(textOf(from.body, 'factor_type'));
  const name = shortText(from, 'friendly_name');
  const issuer = shortText(from, 'issuer') || new URL(context.settings.siteUrl).host;
  const id = crypto.randomUUID();
  const secret = newSecret();
  await context.database.transaction(async (inside) => {
    // Two concurrent requests would both find the name free.
    await inside.query('select from auth.users where id = $1 for update', [signedIn.user.id]);
    await dropUnused(context, inside);
    await requireRoom(inside, signedIn, name);
    await inside
      .query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
         values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
        [id, signedIn.user.id, name, secret, nowIso(context)],
      )
      .catch(refuseEnrolling);
  });
  const uri = totpUri(issuer, signedIn.user.email ?? '', secret);
  const qr_code = renderSVG(uri, { ecc: 'M' });
  return Response.json({ id, type: 'totp', friendly_name: name, totp: { qr_code, secret, uri } });
}
