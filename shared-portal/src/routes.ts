import type { Access } from 'shared-domain/guard';

export const AREA_NAMES = ['mf-public', 'mf-patient', 'mf-professional', 'mf-admin'] as const;
export type AreaName = (typeof AREA_NAMES)[number];
export type RouteOwner = AreaName | 'shell';

/** Area names for sentences such as "A área do paciente está indisponível". */
export const AREA_LABELS: Record<AreaName, string> = {
  'mf-public': 'pública',
  'mf-patient': 'do paciente',
  'mf-professional': 'do profissional',
  'mf-admin': 'administrativa',
};

export interface PortalRoute {
  /** Matched exactly; `:id` matches one segment. */
  readonly path: string;
  readonly owner: RouteOwner;
  readonly access: Access;
}

const anyone: Access = { kind: 'public' };
const signedIn: Access = { kind: 'signed-in' };
const patients: Access = { kind: 'any-of', roles: ['patient', 'professional'] };
const applicants: Access = { kind: 'any-of', roles: ['patient', 'professional_pending'], exact: true };
const professionals: Access = { kind: 'role', role: 'professional' };
const practising: Access = { kind: 'practising' };
const admins: Access = { kind: 'role', role: 'admin' };

const owned = (owner: RouteOwner, access: Access, paths: readonly string[]): readonly PortalRoute[] =>
  paths.map((path) => ({ path, owner, access }));

/** Every route of the portal. Any other path is the not-found page. */
export const ROUTES: readonly PortalRoute[] = [
  ...owned('shell', anyone, [
    '/auth',
    '/auth/callback',
    '/auth-redirect',
    '/welcome',
    '/esqueci-senha',
    '/nova-senha',
    '/verificacao',
  ]),
  ...owned('mf-public', anyone, [
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
  ]),
  ...owned('mf-patient', patients, [
    '/patient/dashboard',
    '/patient/search',
    '/patient/booking/:id',
    '/patient/appointments',
    '/patient/profile',
    '/patient/notificacoes',
    '/patient/mensagens',
    '/patient/mensagens/:id',
    '/patient/historico',
    '/patient/comprovante/:id',
    '/feedback',
    '/chat/:id',
    '/sala/:id',
  ]),
  ...owned('mf-professional', applicants, ['/professional/apply', '/apply-professional']),
  ...owned('mf-professional', signedIn, ['/professional/pending']),
  ...owned('mf-professional', professionals, ['/professional/dashboard']),
  ...owned('mf-professional', practising, [
    '/professional/agenda',
    '/professional/agenda/horarios',
    '/professional/notificacoes',
    '/professional/pacientes',
    '/professional/mensagens',
    '/professional/mensagens/:id',
    '/professional/financeiro',
    '/professional/perfil',
  ]),
  ...owned('mf-admin', admins, [
    '/admin',
    '/admin/dashboard',
    '/admin/users',
    '/admin/users/:id',
    '/admin/equipe',
    '/admin/professionals/approval',
    '/admin/professionals/approval/:id',
    '/admin/consultations',
    '/admin/consultas',
    '/admin/consultas/:id',
    '/admin/platform-fees',
    '/admin/financial',
    '/admin/social-impact',
    '/admin/reports',
    '/admin/notifications',
    '/admin/settings',
    '/admin/depoimentos',
    '/admin/mensagens',
    '/admin/auditoria',
  ]),
];

const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/');

function matches(route: PortalRoute, segments: readonly string[]): boolean {
  const pattern = segmentsOf(route.path);
  return (
    pattern.length === segments.length &&
    pattern.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
  );
}

/** The route of a path (a trailing slash does not matter), or null: not found. */
export function matchRoute(pathname: string): PortalRoute | null {
  const segments = segmentsOf(pathname);
  return ROUTES.find((route) => matches(route, segments)) ?? null;
}

const lostAdmin: PortalRoute = { path: '/admin/*', owner: 'mf-admin', access: admins };

/** The area whose frame surrounds the not-found page of an unknown path, for users it admits; null: none. */
export const areaFrameRoute = (pathname: string): PortalRoute | null =>
  pathname.startsWith('/admin/') ? lostAdmin : null;

const ownerTests = Object.fromEntries(
  ROUTES.map(({ owner }) => [
    owner,
    (pathname: string) => (matchRoute(pathname) ?? areaFrameRoute(pathname))?.owner === owner,
  ]),
) as Record<RouteOwner, (pathname: string) => boolean>;

/**
 * Whether a path belongs to the area, including its not-found page. Returns the same function each time, so
 * that it can be an effect's dependency.
 */
export const areaOwns = (owner: RouteOwner): ((pathname: string) => boolean) => ownerTests[owner];
