import { isAdmin, isApprovedProfessional, type Account, type Role } from './roles';

/** Who may open a screen. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'role'; readonly role: 'admin' | 'professional' }
  /** Professionals at work: the approved, and the suspended, who change nothing. */
  | { readonly kind: 'practising' }
  /** One of the roles; admins pass as well, unless `exact`. professional_pending enters where patient may. */
  | { readonly kind: 'any-of'; readonly roles: readonly Role[]; readonly exact?: true };

/** The visitor. `failed`: the profile could not be read; `missing`: there is none. */
export type Visitor =
  | { readonly signedIn: false }
  | { readonly signedIn: true; readonly account: Account | 'failed' | 'missing' };

export interface Denial {
  readonly allow: false;
  /** Redirect target. */
  readonly to: '/auth' | '/verificacao' | '/patient/dashboard' | '/professional/pending';
  readonly toast?: { readonly title: string; readonly text: string };
}

export type AccessDecision = { readonly allow: true } | Denial;

const ALLOWED: AccessDecision = { allow: true };
const SIGN_IN: Denial = { allow: false, to: '/auth' };
const SHOW_FACTOR: Denial = { allow: false, to: '/verificacao' };
const AWAIT_APPROVAL: Denial = { allow: false, to: '/professional/pending' };
const UNREADABLE: Denial = {
  allow: false,
  to: '/auth',
  toast: { title: 'Erro de autorização', text: 'Não foi possível verificar suas permissões.' },
};

const refused = (text: string): Denial => ({
  allow: false,
  to: '/patient/dashboard',
  toast: { title: 'Acesso negado', text },
});
const NOT_PERMITTED = refused('Você não tem permissão para acessar esta área.');
const PROFESSIONALS_ONLY = refused('Esta área é exclusiva para profissionais aprovados.');

type AccessOf<Kind extends Access['kind']> = Extract<Access, { kind: Kind }>;

/** Admins without the role may not open the professional dashboard either: it is personal. */
function decideRole({ role }: AccessOf<'role'>, account: Account): AccessDecision {
  if (role === 'admin') return isAdmin(account) ? ALLOWED : NOT_PERMITTED;
  if (account.role !== 'professional') return PROFESSIONALS_ONLY;
  return isApprovedProfessional(account) ? ALLOWED : AWAIT_APPROVAL;
}

function decidePractising(account: Account): AccessDecision {
  if (account.role !== 'professional') return PROFESSIONALS_ONLY;
  return account.approvalStatus === 'suspended' || isApprovedProfessional(account) ? ALLOWED : AWAIT_APPROVAL;
}

function decideAnyOf({ roles, exact }: AccessOf<'any-of'>, account: Account): AccessDecision {
  if (isAdmin(account)) return exact ? NOT_PERMITTED : ALLOWED;
  const asPatient = account.role === 'professional_pending' && roles.includes('patient');
  return asPatient || roles.includes(account.role) ? ALLOWED : NOT_PERMITTED;
}

/**
 * Whether a visitor may open a screen; if not, the redirect and the message. For user experience only:
 * row-level security protects the data. The caller reads the profile again before it acts on a denial.
 */
export function decideAccess(access: Access, visitor: Visitor): AccessDecision {
  if (access.kind === 'public') return ALLOWED;
  if (!visitor.signedIn) return SIGN_IN;
  const { account } = visitor;
  const isKnown = account !== 'failed' && account !== 'missing';
  if (isKnown && account.missingFactor) return SHOW_FACTOR;
  if (access.kind === 'signed-in') return ALLOWED;
  if (!isKnown) return UNREADABLE;
  if (access.kind === 'practising') return decidePractising(account);
  return access.kind === 'role' ? decideRole(access, account) : decideAnyOf(access, account);
}
