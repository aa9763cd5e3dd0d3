import { matchRoute } from 'shared-portal/routes';
import type { PortalHistory } from 'shared-portal/history';

const PRODUCT = 'Vínculo';

/** Names of the tab by route; a screen may name it more exactly once it is there. */
export const TITLES: Readonly<Record<string, string>> = {
  '/auth': 'Entrar',
  '/auth/callback': 'Entrando',
  '/auth-redirect': 'Entrando',
  '/welcome': 'Boas-vindas',
  '/esqueci-senha': 'Esqueci minha senha',
  '/nova-senha': 'Nova senha',
  '/': 'Psicologia e psiquiatria online',
  '/planos-profissionais': 'Planos para profissionais',
  '/planos': 'Planos para profissionais',
  '/professional/planos': 'Comparar planos',
  '/contato': 'Contato',
  '/legal': 'Privacidade e termos',
  '/transparencia': 'Transparência',
  '/profissionais': 'Profissionais',
  '/professional/profile/:id': 'Perfil do profissional',
  '/professional/profile-public/:id': 'Perfil do profissional',
  '/create-test-users': 'Contas de teste',
  '/patient/dashboard': 'Início',
  '/patient/search': 'Buscar profissionais',
  '/patient/booking/:id': 'Agendar Consulta',
  '/patient/appointments': 'Minhas Consultas',
  '/patient/profile': 'Meu perfil',
  '/patient/historico': 'Histórico',
  '/feedback': 'Avaliar consulta',
  '/chat/:id': 'Conversa',
  '/professional/apply': 'Seja um profissional',
  '/apply-professional': 'Seja um profissional',
  '/professional/pending': 'Sua solicitação',
  '/professional/dashboard': 'Painel profissional',
  '/admin': 'Visão Geral',
  '/admin/dashboard': 'Visão Geral',
  '/admin/users': 'Usuários',
  '/admin/professionals/approval': 'Aprovação de Profissionais',
  '/admin/consultations': 'Consultas',
  '/admin/consultas': 'Consultas',
  '/admin/platform-fees': 'Taxas da Plataforma',
  '/admin/financial': 'Financeiro',
  '/admin/social-impact': 'Impacto Social',
  '/admin/reports': 'Relatórios',
  '/admin/notifications': 'Notificações',
  '/admin/settings': 'Configurações',
  '/admin/depoimentos': 'Depoimentos',
  '/admin/mensagens': 'Mensagens',
};

const NOT_FOUND = 'Oops! Page not found';

/** "Entrar · Vínculo" */
export function titleOf(pathname: string): string {
  const route = matchRoute(pathname);
  return `${(route && TITLES[route.path]) ?? NOT_FOUND} · ${PRODUCT}`;
}

/**
 * Names the tab at once and after each change of path. By the history and not by an effect, so that a screen that
 * names the tab itself always speaks last.
 */
export function nameTab(history: PortalHistory): void {
  let named: string | null = null;
  const name = ({ location: { pathname } } = history.get()) => {
    if (pathname === named) return;
    named = pathname;
    document.title = titleOf(pathname);
  };
  name();
  history.listen(name);
}
