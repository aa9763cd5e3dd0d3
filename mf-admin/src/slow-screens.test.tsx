import { testSlowScreens } from 'shared-portal/testing';
import { scenarios as audit } from './audit/scenarios';
import { scenarios as professionals } from './approvals/professionals/scenarios';
import { scenarios as approvals } from './approvals/scenarios';
import { scenarios as payments } from './consultations/payments/scenarios';
import { scenarios as consultations } from './consultations/scenarios';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as jobs } from './financial/jobs/scenarios';
import { scenarios as absences } from './financial/absences/scenarios';
import { scenarios as payouts } from './financial/payouts/scenarios';
import { scenarios as refunds } from './financial/refunds/scenarios';
import { scenarios as financial } from './financial/scenarios';
import { scenarios as suspense } from './financial/suspense/scenarios';
import { scenarios as requests } from './messages/privacy/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { scenarios as fee } from './platform-fee/scenarios';
import { AdminRoutes } from './routes';
import { scenarios as person } from './person/scenarios';
import { scenarios as team } from './team/scenarios';
import { scenarios as testimonials } from './testimonials/scenarios';
import { scenarios as users } from './users/scenarios';

const marina = { ...professionals.slow, path: professionals.marina.path };

/** The number beside a menu entry and the revenue: read once the role is known, because other roles are refused. */
const AFTER_THE_ROLE = ['POST /rest/v1/rpc/application_counts', 'POST /rest/v1/rpc/paid_revenue'];

describe('admin screens on a slow connection', () => {
  const screens: Parameters<typeof testSlowScreens>[1] = [
    { name: 'overview', scenario: dashboard.slow, arrived: 'Impacto social' },
    {
      name: 'overview outside a demonstration',
      scenario: dashboard.deployed,
      arrived: /^De \d+ pagamentos? recebidos?$/,
    },
    {
      name: 'applications',
      scenario: approvals.slow,
      arrived: 'Tatiana Cordeiro',
      // Who looks at the applications that are shown.
      afterwards: [...AFTER_THE_ROLE, 'POST /rest/v1/rpc/application_marks'],
    },
    { name: 'approved professionals', scenario: marina, arrived: 'Marina Azevedo' },
    { name: 'consultations', scenario: consultations.slow, arrived: 'Camila Ribeiro dos Santos' },
    { name: 'payments', scenario: payments.slow, arrived: 'Camila Ribeiro dos Santos' },
    { name: 'financial', scenario: financial.slow, arrived: 'Antes do registro' },
    {
      name: 'payouts',
      scenario: payouts.slow,
      arrived: 'Sai da conta',
      // The lines of the batch that is shown, by its version.
      afterwards: [...AFTER_THE_ROLE, 'POST /rest/v1/rpc/list_payout_lines'],
    },
    { name: 'refunds', scenario: refunds.slow, arrived: 'com Lívia Brandão' },
    { name: 'reported absences', scenario: absences.slow, arrived: 'Esperei meia hora na sala.' },
    { name: 'money to identify', scenario: suspense.slow, arrived: 'Nenhuma cobrança com este código' },
    { name: 'jobs of payments', scenario: jobs.slow, arrived: 'Falhando' },
    { name: 'fee', scenario: fee.slow, arrived: 'Taxa inicial' },
    { name: 'testimonials', scenario: testimonials.slow, arrived: 'Rafael T.' },
    { name: 'messages', scenario: messages.slow, arrived: 'Paulo Menezes' },
    { name: 'accounts', scenario: users.slow, arrived: 'Camila Ribeiro dos Santos' },
    { name: 'an account', scenario: person.slow, arrived: 'Acessos e aparelhos' },
    { name: 'team', scenario: team.slow, arrived: 'Atendimento' },
    { name: 'audit', scenario: audit.slow, arrived: 'leu a conta' },
    { name: 'privacy requests', scenario: requests.slow, arrived: 'Bruno Sampaio' },
  ];
  testSlowScreens(
    AdminRoutes,
    screens.map((shown) => ({ afterwards: AFTER_THE_ROLE, ...shown })),
  );
});
