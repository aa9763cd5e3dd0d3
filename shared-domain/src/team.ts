/** Roles in the team, from most to least. */
export const TEAM_ROLES = ['full', 'reviewer', 'finance', 'support', 'read_only'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

export const TEAM_ROLE_LABELS: Readonly<Record<TeamRole, string>> = {
  full: 'Administração completa',
  reviewer: 'Análise de cadastros',
  finance: 'Financeiro',
  support: 'Atendimento',
  read_only: 'Só leitura',
};

/**
 * What a role in the team may do. `private.team_capabilities` decides; the interface only hides what the
 * database refuses.
 */
export type Capability =
  | 'overview.read'
  | 'approvals.read'
  | 'approvals.decide'
  | 'people.read'
  | 'people.identity'
  | 'people.block'
  | 'people.erase'
  | 'people.roles'
  | 'consultations.read'
  | 'consultations.all'
  | 'consultations.change'
  | 'money.read'
  | 'money.decide'
  | 'money.pay'
  | 'content.read'
  | 'content.moderate'
  | 'messages.read'
  | 'messages.answer'
  | 'settings.change'
  | 'jobs.read'
  | 'audit.read';

/** The capability that each page of the team needs. */
export const PAGE_CAPABILITIES = {
  '/admin/dashboard': 'overview.read',
  '/admin/users': 'people.read',
  '/admin/equipe': 'people.read',
  '/admin/professionals/approval': 'approvals.read',
  '/admin/consultations': 'consultations.read',
  '/admin/depoimentos': 'content.read',
  '/admin/mensagens': 'messages.read',
  '/admin/financial': 'money.read',
  '/admin/social-impact': 'overview.read',
  '/admin/reports': 'overview.read',
  '/admin/platform-fees': 'money.read',
  '/admin/notifications': 'jobs.read',
  '/admin/settings': 'overview.read',
  '/admin/auditoria': 'audit.read',
} as const satisfies Readonly<Record<string, Capability>>;

export type TeamPage = keyof typeof PAGE_CAPABILITIES;
