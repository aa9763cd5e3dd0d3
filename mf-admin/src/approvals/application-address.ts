import type { ApplicationStatus } from 'shared-domain/status';

export const APPROVALS_PATH = '/admin/professionals/approval';

/** The page of one application. */
export const addressOfApplication = (id: string): string => `${APPROVALS_PATH}/${id}`;

/** What the list shows: the applications of one status, or all of them. */
export type ApplicationView = ApplicationStatus | 'all';

/** In the order of the list's chips; the first is the default and has no name in the address. */
export const APPLICATION_VIEWS = [
  'pending',
  'needs_info',
  'approved',
  'rejected',
  'all',
] as const satisfies readonly ApplicationView[];

const NAMES: Readonly<Record<ApplicationView, string>> = {
  pending: '',
  needs_info: 'informacoes',
  approved: 'aprovadas',
  rejected: 'rejeitadas',
  all: 'todas',
};

/** The view that an address names; the pending ones by default. */
export const applicationViewFrom = (params: URLSearchParams): ApplicationView =>
  APPLICATION_VIEWS.find((view) => NAMES[view] !== '' && NAMES[view] === params.get('fila')) ?? 'pending';

/** The part of an address that names a view. */
export const viewParam = (view: ApplicationView): Readonly<Record<string, string>> =>
  NAMES[view] ? { fila: NAMES[view] } : {};
