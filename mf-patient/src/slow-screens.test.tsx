import { testSlowScreens } from 'shared-portal/testing';
import { scenarios as consultations } from './appointments/scenarios';
import { scenarios as booking } from './booking/scenarios';
import { scenarios as chat } from './chat/scenarios';
import { scenarios as confirmation } from './confirmation/scenarios';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as feedback } from './feedback/scenarios';
import { scenarios as history } from './history/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { scenarios as payment } from './payment/scenarios';
import { scenarios as profile } from './profile/scenarios';
import { scenarios as notifications } from './notifications/scenarios';
import { PatientRoutes } from './routes';
import { scenarios as room } from './room/scenarios';
import { scenarios as search } from './search/scenarios';

describe('patient screens on a slow connection', () => {
  testSlowScreens(PatientRoutes, [
    { name: 'dashboard', scenario: dashboard.slow, arrived: 'Confirmada' },
    {
      name: 'search',
      scenario: search.slow,
      arrived: 'Marina Azevedo',
      afterwards: ['POST /rest/v1/rpc/next_free'],
    },
    { name: 'booking', scenario: booking.slow, arrived: 'Qual dia fica melhor?' },
    { name: 'rescheduling', scenario: booking.moving, arrived: 'Qual dia fica melhor?' },
    {
      name: 'payment',
      scenario: payment.slow,
      arrived: 'Caio Nóbrega',
      afterwards: ['POST /functions/v1/open-charge', 'POST /rest/v1/rpc/read_payment'],
    },
    { name: 'payment confirmation', scenario: confirmation.slow, arrived: 'Imprimir' },
    { name: 'appointments', scenario: consultations.slow, arrived: 'Confirmada' },
    { name: 'profile', scenario: profile.slow, arrived: 'Dados pessoais' },
    { name: 'history', scenario: history.slow, arrived: 'Agendada' },
    { name: 'notifications', scenario: notifications.slow, arrived: 'Não lida' },
    { name: 'messages', scenario: messages.slow, arrived: 'Marina Azevedo' },
    {
      name: 'an open conversation',
      scenario: messages.slowOpen,
      arrived: /^Próxima: /,
      afterwards: ['POST /rest/v1/rpc/mark_conversation_read', 'POST /rest/v1/rpc/conversations'],
    },
    { name: 'feedback', scenario: feedback.slow, arrived: 'Enviar avaliação' },
    { name: 'room', scenario: room.slow, arrived: 'Começa em 5 minutos' },
    {
      name: 'chat',
      scenario: chat.slow,
      arrived: 'Chat criptografado e confidencial',
      afterwards: ['POST /rest/v1/rpc/mark_conversation_read'],
    },
  ]);
});
