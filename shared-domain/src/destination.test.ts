import { destinationAfterSignIn, type SignInContext } from './destination';
import type { Account } from './roles';
import { APPLICATION_STATUSES, APPROVAL_STATUSES } from './status';
import { accountOf, applicationOf } from './testing/accounts';

const PASSWORD: SignInContext = { via: 'password' };
const CALLBACK: SignInContext = { via: 'callback' };
const PROFESSIONAL: SignInContext = { via: 'password', signupRole: 'professional' };
const go = (part: Partial<Account>, context: SignInContext) =>
  destinationAfterSignIn(accountOf(part), context);

const NOT_APPROVED = [null, ...APPROVAL_STATUSES.filter((status) => status !== 'approved')];

describe.each([PASSWORD, CALLBACK])('after signing in through %j', (context) => {
  it('an admin goes to the admin dashboard, by role or by flag', () => {
    expect(go({ role: 'admin' }, context)).toBe('/admin/dashboard');
    expect(go({ isAdmin: true }, context)).toBe('/admin/dashboard');
    expect(go({ role: 'professional', isAdmin: true, approvalStatus: 'approved' }, context)).toBe(
      '/admin/dashboard',
    );
  });

  it('an approved professional goes to the professional dashboard', () => {
    expect(go({ role: 'professional', approvalStatus: 'approved' }, context)).toBe('/professional/dashboard');
  });

  it('a patient goes to the patient dashboard', () => {
    expect(go({}, context)).toBe('/patient/dashboard');
  });

  it.each(APPLICATION_STATUSES)('a patient’s %s application is passed in the query', (status) => {
    const home = `/patient/dashboard?professional_status=${status}`;
    expect(go({ application: applicationOf(status) }, context)).toBe(home);
    expect(go({ role: 'professional_pending', application: applicationOf(status) }, context)).toBe(home);
  });
});

describe('a professional without a valid approval', () => {
  it.each(NOT_APPROVED)('(%s) goes to the patient dashboard after a password', (approvalStatus) => {
    expect(go({ role: 'professional', approvalStatus }, PASSWORD)).toBe(
      '/patient/dashboard?professional_status=pending',
    );
  });

  it.each(NOT_APPROVED)('(%s) goes to the application after a link', (approvalStatus) => {
    expect(go({ role: 'professional', approvalStatus }, CALLBACK)).toBe('/professional/pending');
  });

  it('is shown as pending whatever the newest application says', () => {
    const approved = { role: 'professional', application: applicationOf('approved') } as const;
    expect(go({ ...approved, approvalStatus: 'suspended' }, PASSWORD)).toBe(
      '/patient/dashboard?professional_status=pending',
    );
  });
});

describe('signing in with the professional role', () => {
  it('opens the application form for a patient', () => {
    expect(go({}, PROFESSIONAL)).toBe('/professional/apply');
    expect(go({ application: applicationOf('rejected') }, PROFESSIONAL)).toBe('/professional/apply');
  });

  it.each(['pending', 'needs_info'] as const)('opens an application that is %s', (status) => {
    expect(go({ application: applicationOf(status) }, PROFESSIONAL)).toBe('/professional/pending');
    expect(go({ role: 'professional_pending', application: applicationOf(status) }, PROFESSIONAL)).toBe(
      '/professional/pending',
    );
  });

  it('changes nothing for professionals and admins', () => {
    expect(go({ role: 'admin' }, PROFESSIONAL)).toBe('/admin/dashboard');
    expect(go({ role: 'professional', approvalStatus: 'approved' }, PROFESSIONAL)).toBe(
      '/professional/dashboard',
    );
  });
});

describe('the requested page', () => {
  it('takes precedence over the home page', () => {
    const next = '/patient/booking/7?dia=2026-11-26';
    expect(go({}, { ...PASSWORD, next })).toBe(next);
    expect(go({ role: 'admin' }, { ...CALLBACK, next })).toBe(next);
    expect(go({}, { ...PROFESSIONAL, next })).toBe(next);
  });

  it.each([null, undefined, '', '//evil.example', 'https://evil.example', '/auth'])(
    'is ignored as %j',
    (next) => {
      expect(go({}, { ...PASSWORD, next })).toBe('/patient/dashboard');
    },
  );
});

describe('an admin who has not verified the second factor', () => {
  const admin = { role: 'admin', missingFactor: 'code' } as const;

  it('goes to the verification screen, which continues to the destination', () => {
    expect(go(admin, PASSWORD)).toBe('/verificacao?next=%2Fadmin%2Fdashboard');
    expect(go(admin, { ...CALLBACK, next: '/admin/mensagens?q=a' })).toBe(
      '/verificacao?next=%2Fadmin%2Fmensagens%3Fq%3Da',
    );
    expect(go(admin, { ...PASSWORD, next: '/verificacao' })).toBe('/verificacao?next=%2Fadmin%2Fdashboard');
  });
});
