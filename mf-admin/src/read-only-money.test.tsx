import { screen, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { scenarios as payments } from './consultations/payments/scenarios';
import { scenarios as fees } from './platform-fee/scenarios';
import { AdminRoutes } from './routes';
import { scenarios as absences } from './financial/absences/scenarios';
import { scenarios as bank } from './financial/bank/scenarios';
import { scenarios as payouts } from './financial/payouts/scenarios';
import { scenarios as refunds } from './financial/refunds/scenarios';
import { scenarios as charges } from './financial/scenarios';
import { scenarios as suspense } from './financial/suspense/scenarios';

/** Two others, who pay out. */
const OTHERS = `update public.profiles set is_admin = true where id in ('${PEOPLE.helena.id}', '${PEOPLE.rafael.id}')`;
const ROLE = `update private.team_members set role = 'read_only' where user_id = '${PEOPLE.beatriz.id}'`;
const asReader = (scenario: Scenario): Scenario => ({
  ...scenario,
  setup: `${(scenario.setup ?? '').trimEnd().replace(/;$/, '')}; ${OTHERS}; ${ROLE}`.replace(/^; /, ''),
});

const none = (...names: readonly (string | RegExp)[]) => {
  for (const name of names) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
};

describe('a member who only reads', () => {
  it.each([
    ['refunds', refunds.due, /Lívia Brandão/, /^Registrar devolução/],
    ['decisions', refunds.waiting, /Sessão interrompida por falha nossa/, /^Confirmar|^Recusar/],
    ['absences', absences.two, 'Camila Ribeiro dos Santos', /^Devolver ao paciente|^Manter com/],
    ['suspense', suspense.two, /^Chegou em/, /^Ligar a|^Devolver|^Ficar com/],
    ['bank entries', bank.some, 'Saldo esperado', /^Registrar|^Desfazer/],
    ['a due payout', payouts.due, 'A repassar', 'Preparar repasse'],
    ['a prepared payout', payouts.prepared, 'Sai da conta', /^Aprovar|^Descartar|^Ações do/],
    ['an approved payout', payouts.approvedReal, 'Sai da conta', /^Registrar|^Exportar CSV|^Ações do/],
    ['payments', payments.each, 'Camila Ribeiro dos Santos', /^Marcar como/],
    ['the fee', fees.fee, 'Taxa atual', 'Atualizar taxa'],
  ] as const)(
    'reads %s, without the buttons that the database would refuse',
    async (_, scenario, text, buttons) => {
      const { container } = await openScenario(AdminRoutes, asReader(scenario));
      expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
      none(buttons);
      expect(await axe(container)).toHaveNoViolations();
    },
  );

  it('exports charges, but saves no views and refunds nothing', async () => {
    const path = `${charges.each.path}&estado=paid`;
    const { user } = await openScenario(AdminRoutes, asReader({ ...charges.each, path }));
    expect(await screen.findByRole('button', { name: 'Exportar CSV' })).toBeInTheDocument();
    none(/^Salvar/);
    const [link] = within(await screen.findByRole('table', { name: 'Cobranças' })).getAllByRole('link');
    await user.click(link as HTMLElement);
    expect(await screen.findByText('Linha do tempo')).toBeInTheDocument();
    none(/^Reembolsar/, 'Desfazer marcação');
  });
});
