export interface Planned {
  readonly title: string;
  readonly features: readonly string[];
}

/** The pages that the specification plans, by path, with the features that they lack. */
export const PLANNED = {
  '/admin/users': {
    title: 'Usuários',
    features: [
      'Juntar duas contas da mesma pessoa',
      'Ações em lote sobre uma seleção',
      'Convidar alguém para a equipe por e-mail',
    ],
  },
  '/admin/financial': {
    title: 'Financeiro e planos',
    features: [
      'Conciliação com o extrato do banco',
      'Assinaturas e renovações',
      'Nota fiscal de serviço da taxa',
    ],
  },
  '/admin/social-impact': {
    title: 'Impacto Social',
    features: ['Instituições e repasses', 'Comprovantes de doação', 'Números da página de transparência'],
  },
  '/admin/reports': {
    title: 'Relatórios',
    features: ['Consultas por período', 'Retorno de pacientes', 'Exportar em CSV'],
  },
  '/admin/notifications': {
    title: 'Notificações do sistema',
    features: ['Avisos para todas as contas', 'Modelos de e-mail', 'Registro de envios'],
  },
  '/admin/settings': {
    title: 'Configurações da plataforma',
    features: ['Dados da empresa', 'Textos legais e versões', 'Permissões da equipe'],
  },
} as const satisfies Record<string, Planned>;

export type PlannedPath = keyof typeof PLANNED;
export const PLANNED_PATHS = Object.keys(PLANNED) as PlannedPath[];

/** Those that are nothing else so far. */
export const PLACEHOLDER_PATHS = PLANNED_PATHS.filter(
  (path) => path !== '/admin/financial' && path !== '/admin/users',
);
