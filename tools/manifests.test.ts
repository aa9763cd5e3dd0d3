import { matchRoute, type RouteOwner } from 'shared-portal/routes';
import { PORTAL_ROUTES } from './manifests.ts';

/** The specification's routes by owner, and those of its details. An area's manifest may add others. */
const SPECIFIED: Record<RouteOwner, readonly string[]> = {
  shell: [
    '/auth',
    '/auth/callback',
    '/auth-redirect',
    '/welcome',
    '/esqueci-senha',
    '/nova-senha',
    '/verificacao',
  ],
  'mf-public': [
    '/',
    '/planos-profissionais',
    '/planos',
    '/professional/planos',
    '/contato',
    '/legal',
    '/transparencia',
    '/profissionais',
    '/professional/profile/:id',
    '/professional/profile-public/:id',
    '/create-test-users',
  ],
  'mf-patient': [
    '/patient/dashboard',
    '/patient/search',
    '/patient/booking/:id',
    '/patient/appointments',
    '/patient/profile',
    '/patient/historico',
    '/patient/comprovante/:id',
    '/patient/notificacoes',
    '/patient/mensagens',
    '/patient/mensagens/:id',
    '/feedback',
    '/chat/:id',
    '/sala/:id',
  ],
  'mf-professional': [
    '/professional/apply',
    '/apply-professional',
    '/professional/pending',
    '/professional/dashboard',
    '/professional/agenda',
    '/professional/agenda/horarios',
    '/professional/notificacoes',
    '/professional/pacientes',
    '/professional/mensagens',
    '/professional/mensagens/:id',
    '/professional/financeiro',
    '/professional/perfil',
  ],
  'mf-admin': [
    '/admin',
    '/admin/dashboard',
    '/admin/users',
    '/admin/users/:id',
    '/admin/equipe',
    '/admin/professionals/approval',
    '/admin/professionals/approval/:id',
    '/admin/consultations',
    '/admin/platform-fees',
    '/admin/financial',
    '/admin/social-impact',
    '/admin/reports',
    '/admin/notifications',
    '/admin/settings',
    '/admin/consultas',
    '/admin/depoimentos',
    '/admin/auditoria',
    '/admin/mensagens',
  ],
};

const accessOf = (path: string) => matchRoute(path, PORTAL_ROUTES)?.access;

describe('the route table', () => {
  it.each(Object.entries(SPECIFIED))('gives %s the routes of the specification', (owner, paths) => {
    const owned = PORTAL_ROUTES.filter((route) => route.owner === owner).map(({ path }) => path);
    expect(paths.filter((path) => !owned.includes(path))).toEqual([]);
  });

  it('lists each path once', () => {
    const paths = PORTAL_ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(SPECIFIED['mf-admin'])('restricts %s to admins', (path) => {
    expect(accessOf(path)).toEqual({ kind: 'role', role: 'admin' });
  });

  it.each(SPECIFIED['mf-patient'])('opens %s to patients and professionals', (path) => {
    expect(accessOf(path.replace(':id', '1'))).toEqual({
      kind: 'any-of',
      roles: ['patient', 'professional'],
    });
  });

  it.each([...SPECIFIED.shell, ...SPECIFIED['mf-public']])('opens %s to all visitors', (path) => {
    expect(accessOf(path.replace(':id', '1'))).toEqual({ kind: 'public' });
  });

  it('restricts the application to users who may apply, without admins', () => {
    const applicants = { kind: 'any-of', roles: ['patient', 'professional_pending'], exact: true };
    expect(accessOf('/professional/apply')).toEqual(applicants);
    expect(accessOf('/apply-professional')).toEqual(applicants);
    expect(accessOf('/professional/pending')).toEqual({ kind: 'signed-in' });
    expect(accessOf('/professional/dashboard')).toEqual({ kind: 'role', role: 'professional' });
    for (const path of [
      '/professional/agenda',
      '/professional/agenda/horarios',
      '/professional/notificacoes',
      '/professional/pacientes',
      '/professional/mensagens',
      '/professional/mensagens/:id',
      '/professional/financeiro',
      '/professional/perfil',
    ])
      expect(accessOf(path)).toEqual({ kind: 'practising' });
  });
});
