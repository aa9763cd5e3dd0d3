import { brotliCompressSync } from 'node:zlib';
import { decideAccess, type Access, type Visitor } from 'shared-domain/guard';
import type { Account } from 'shared-domain/roles';
import { ACCESS } from 'shared-portal/manifest';
import type { AreaRoute } from 'shared-portal/routes';
import { MANIFESTS } from '../manifests.ts';
import { admittedBy, GROUPS, routeFaults, type Group } from './route-faults.ts';

const account = (part: Partial<Account>): Visitor => ({
  signedIn: true,
  account: {
    role: 'patient',
    isAdmin: false,
    fullName: '',
    approvalStatus: null,
    application: null,
    ...part,
  },
});
const VISITORS: Record<Group, Visitor> = {
  visitor: { signedIn: false },
  unread: { signedIn: true, account: 'failed' },
  patient: account({}),
  professional_pending: account({ role: 'professional_pending' }),
  unapproved: account({ role: 'professional', approvalStatus: 'rejected' }),
  approved: account({ role: 'professional', approvalStatus: 'approved' }),
  suspended: account({ role: 'professional', approvalStatus: 'suspended' }),
  admin: account({ role: 'admin', isAdmin: true }),
};

it.each(Object.entries(ACCESS) as [string, Access][])('%s admits whom the guard admits', (_name, access) => {
  const admitted = GROUPS.filter((group) => decideAccess(access, VISITORS[group]).allow);
  expect(GROUPS.filter((group) => admittedBy(access).includes(group))).toEqual(admitted);
});

describe('the routes of an area', () => {
  const route = (path: string, access: Access = ACCESS.patients): AreaRoute => ({ path, access, title: '' });
  const faultsOf = (...routes: AreaRoute[]) => routeFaults({ name: 'mf-patient', routes });

  it('may be any below its addresses', () => {
    expect(faultsOf(route('/patient/diario'), route('/patient/diario/:id'), route('/sala'))).toEqual([]);
    expect(faultsOf(route('/patient/diario', ACCESS.professionals))).toEqual([]);
  });

  it.each(['/', '/admin/diario', '/patients', '/diario', '/professional/planos/novo', '/auth'])(
    'may not be %s',
    (path) => {
      expect(faultsOf(route(path))).toEqual([expect.stringContaining(`${path} is not one of its addresses`)]);
    },
  );

  it.each([ACCESS.anyone, ACCESS.signedIn])('may not be open to more people: %j', (access) => {
    expect(faultsOf(route('/patient/diario', access))).toEqual([expect.stringContaining('more people')]);
  });

  it('answer each address once', () => {
    expect(faultsOf(route('/chat/:id'), route('/chat/novo'))).toEqual([
      '/chat/novo and /chat/:id answer the same address',
    ]);
    expect(faultsOf(route('/chat/:id'), route('/chat/'))).toEqual([]);
  });
});

describe('the manifests', () => {
  it.each(MANIFESTS.map((manifest) => [manifest.name, manifest] as const))(
    '%s can be published',
    (_, area) => {
      expect(routeFaults(area)).toEqual([]);
    },
  );

  it('take at most 6 kB of /remotes.json', () => {
    const published = MANIFESTS.map(({ name, routes }) => ({ name, routes }));
    expect(brotliCompressSync(JSON.stringify(published)).length).toBeLessThanOrEqual(6_000);
  });
});
