import { testSlowScreens } from 'shared-portal/testing';
import { scenarios as agenda } from './agenda/scenarios';
import { scenarios as apply } from './apply/scenarios';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as earnings } from './earnings/scenarios';
import { scenarios as hours } from './hours/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { scenarios as notifications } from './notifications/scenarios';
import { scenarios as patients } from './patients/scenarios';
import { scenarios as pending } from './pending/scenarios';
import { scenarios as publicProfile } from './public-profile/scenarios';
import { ProfessionalRoutes } from './routes';

describe('professional screens on a slow connection', () => {
  testSlowScreens(ProfessionalRoutes, [
    { name: 'application', scenario: apply.slow, arrived: 'Informações pessoais' },
    { name: 'status', scenario: pending.slow, arrived: 'Em análise' },
    {
      name: 'agenda',
      scenario: agenda.slow,
      arrived: 'Próxima sessão',
      afterwards: ['GET /rest/v1/consultation_sessions'],
    },
    { name: 'notifications', scenario: notifications.slow, arrived: 'Não lida' },
    { name: 'hours', scenario: hours.slow, arrived: '44 horários por semana' },
    { name: 'messages', scenario: messages.slow, arrived: 'Helena Moura' },
    {
      name: 'an open conversation',
      scenario: messages.slowOpen,
      arrived: /^Próxima: /,
      afterwards: ['POST /rest/v1/rpc/mark_conversation_read'],
    },
    { name: 'patients', scenario: patients.slow, arrived: 'Camila Ribeiro dos Santos' },
    { name: 'earnings', scenario: earnings.slow, arrived: 'Próximo repasse' },
    { name: 'public profile', scenario: publicProfile.slow, arrived: 'Como fica para quem visita' },
    { name: 'dashboard', scenario: dashboard.slow, arrived: 'Confirmada' },
  ]);
});
