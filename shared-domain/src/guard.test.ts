import { decideAccess, type Access, type Visitor } from './guard';
import { ROLES, type Account, type Role } from './roles';
import { APPROVAL_STATUSES } from './status';
import { accountOf } from './testing/accounts';

const anyone: Access = { kind: 'public' };
const signedIn: Access = { kind: 'signed-in' };
const admins: Access = { kind: 'role', role: 'admin' };
const professionals: Access = { kind: 'role', role: 'professional' };
const practising: Access = { kind: 'practising' };
const patients: Access = { kind: 'any-of', roles: ['patient', 'professional'] };
const applicants: Access = { kind: 'any-of', roles: ['patient', 'professional_pending'], exact: true };
const EVERY_ACCESS = [anyone, signedIn, admins, professionals, practising, patients, applicants];

const visitor: Visitor = { signedIn: false };
const as = (part: Partial<Account> | 'failed' | 'missing'): Visitor => ({
  signedIn: true,
  account: typeof part === 'string' ? part : accountOf(part),
});

const ALLOWED = { allow: true };
const NOT_PERMITTED = {
  allow: false,
  to: '/patient/dashboard',
  toast: { title: 'Acesso negado', text: 'Você não tem permissão para acessar esta área.' },
};
const PROFESSIONALS_ONLY = {
  allow: false,
  to: '/patient/dashboard',
  toast: { title: 'Acesso negado', text: 'Esta área é exclusiva para profissionais aprovados.' },
};
const UNREADABLE = {
  allow: false,
  to: '/auth',
  toast: { title: 'Erro de autorização', text: 'Não foi possível verificar suas permissões.' },
};

/** Admitted roles, and admins by flag as "patient + flag". */
function admitted(access: Access): string[] {
  const roles = ROLES.filter(
    (role) => decideAccess(access, as({ role, approvalStatus: 'approved' })).allow,
  ) as string[];
  return decideAccess(access, as({ isAdmin: true })).allow ? [...roles, 'patient + flag'] : roles;
}

describe('a public screen', () => {
  it.each([visitor, as({}), as('failed'), as('missing')])('is open to %j', (who) => {
    expect(decideAccess(anyone, who)).toEqual(ALLOWED);
  });
});

describe('a visitor', () => {
  it('is sent to sign-in from every other screen, without a message', () => {
    for (const access of EVERY_ACCESS.slice(1))
      expect(decideAccess(access, visitor)).toEqual({ allow: false, to: '/auth' });
  });
});

describe('a screen for professionals at work', () => {
  it.each(APPROVAL_STATUSES)('decides about a professional who is %s', (approvalStatus) => {
    const decision = decideAccess(practising, as({ role: 'professional', approvalStatus }));
    const isAdmitted = approvalStatus === 'approved' || approvalStatus === 'suspended';
    expect(decision).toEqual(isAdmitted ? ALLOWED : { allow: false, to: '/professional/pending' });
  });

  it('is for professionals only, admins included', () => {
    expect(admitted(practising)).toEqual(['professional']);
    expect(decideAccess(practising, as({ role: 'admin', approvalStatus: null }))).toEqual(PROFESSIONALS_ONLY);
    expect(decideAccess(practising, as('failed'))).toEqual(UNREADABLE);
  });
});

describe('a screen for signed-in users', () => {
  it('requires no role, so it needs no profile either', () => {
    for (const who of [as({}), as({ role: 'professional_pending' }), as('failed'), as('missing')])
      expect(decideAccess(signedIn, who)).toEqual(ALLOWED);
  });
});

describe('a user whose profile cannot be read', () => {
  it.each(['failed', 'missing'] as const)('(%s) sees an error and is sent to sign-in', (account) => {
    for (const access of [admins, professionals, patients, applicants])
      expect(decideAccess(access, as(account))).toEqual(UNREADABLE);
  });
});

describe('the admin area', () => {
  it('admits the admin role or flag', () => {
    expect(admitted(admins)).toEqual(['admin', 'patient + flag']);
  });

  it('refuses all others', () => {
    for (const role of ['patient', 'professional', 'professional_pending'] as const)
      expect(decideAccess(admins, as({ role }))).toEqual(NOT_PERMITTED);
  });
});

describe('the professional dashboard', () => {
  it('admits approved professionals', () => {
    expect(decideAccess(professionals, as({ role: 'professional', approvalStatus: 'approved' }))).toEqual(
      ALLOWED,
    );
  });

  it('refuses every other role, including admins', () => {
    const others: Partial<Account>[] = [
      { role: 'patient' },
      { role: 'professional_pending' },
      { role: 'admin' },
      { role: 'patient', isAdmin: true },
    ];
    for (const part of others)
      expect(decideAccess(professionals, as({ ...part, approvalStatus: 'approved' }))).toEqual(
        PROFESSIONALS_ONLY,
      );
  });

  it('sends professionals without a valid approval to their application', () => {
    for (const approvalStatus of [null, ...APPROVAL_STATUSES.filter((status) => status !== 'approved')])
      expect(decideAccess(professionals, as({ role: 'professional', approvalStatus }))).toEqual({
        allow: false,
        to: '/professional/pending',
      });
  });

  it('admits an approved professional who is also an admin', () => {
    const both = as({ role: 'professional', isAdmin: true, approvalStatus: 'approved' });
    expect(decideAccess(professionals, both)).toEqual(ALLOWED);
  });
});

describe('the patient screens', () => {
  it('admit every role, including applicants and admins', () => {
    expect(admitted(patients)).toEqual([...ROLES, 'patient + flag']);
  });
});

describe('the application form', () => {
  it('admits patients and applicants only', () => {
    expect(admitted(applicants)).toEqual(['patient', 'professional_pending']);
    expect(decideAccess(applicants, as({ role: 'professional' }))).toEqual(NOT_PERMITTED);
    expect(decideAccess(applicants, as({ role: 'admin' }))).toEqual(NOT_PERMITTED);
    expect(decideAccess(applicants, as({ isAdmin: true }))).toEqual(NOT_PERMITTED);
  });
});

describe('a list of roles', () => {
  const only = (...roles: Role[]): Access => ({ kind: 'any-of', roles });

  it('admits an applicant if it contains patients, not if it contains professionals', () => {
    expect(decideAccess(only('patient'), as({ role: 'professional_pending' }))).toEqual(ALLOWED);
    expect(decideAccess(only('professional'), as({ role: 'professional_pending' }))).toEqual(NOT_PERMITTED);
  });

  it('admits admins without listing them', () => {
    expect(decideAccess(only('patient'), as({ role: 'admin' }))).toEqual(ALLOWED);
  });

  it('refuses a role that is not listed', () => {
    expect(decideAccess(only('professional'), as({ role: 'patient' }))).toEqual(NOT_PERMITTED);
  });
});

describe('a denial', () => {
  const screens: Record<string, Access> = {
    '/auth': anyone,
    '/patient/dashboard': patients,
    '/professional/pending': signedIn,
  };
  const people = [
    visitor,
    as('failed'),
    as('missing'),
    ...ROLES.flatMap((role) => [false, true].map((flag) => as({ role, isAdmin: flag }))),
  ];

  it('never leads to a second one', () => {
    for (const access of EVERY_ACCESS)
      for (const who of people) {
        const decision = decideAccess(access, who);
        const target = decision.allow ? anyone : screens[decision.to];
        expect(target && decideAccess(target, who)).toEqual(ALLOWED);
      }
  });
});

describe('an admin who has not verified the second factor', () => {
  it.each(['code', 'factor'] as const)(
    '(%s) is sent to verification from every non-public screen',
    (missingFactor) => {
      for (const part of [{ role: 'admin' }, { role: 'professional', isAdmin: true }] as const) {
        const who = as({ ...part, approvalStatus: 'approved', missingFactor });
        for (const access of EVERY_ACCESS.slice(1))
          expect(decideAccess(access, who)).toEqual({ allow: false, to: '/verificacao' });
        expect(decideAccess(anyone, who)).toEqual(ALLOWED);
      }
    },
  );
});
