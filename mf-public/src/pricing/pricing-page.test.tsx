import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario, setDeviceClock } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

const SIGN_UP = '/auth?mode=signup&role=professional';

async function open(scenario = scenarios.visitor) {
  const view = await openScenario(PublicRoutes, scenario);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const plan = (name: string) => screen.getByRole('region', { name });

describe('the pricing page', () => {
  it('states the three plans with their numbers', async () => {
    await open();
    expect(plan('Trial')).toHaveTextContent(/R\$\s0 por 7 dias.*3 pacientes/);
    expect(plan('Básico')).toHaveTextContent(
      /R\$\s99 por mês.*R\$ 4,95 por consulta.*5% de desconto: R\$\s94,05/,
    );
    expect(plan('Básico')).toHaveTextContent(/20 consultas por mês.*economize R\$\s388/);
    expect(plan('Premium')).toHaveTextContent(
      /R\$\s199 por mês.*R\$\s189,05.*Consultas ilimitadas.*R\$\s776/,
    );
    expect(screen.getByText('até R$ 15.000/mês')).toBeInTheDocument();
    expect(screen.getByText(/Depois da compra, pedimos o seu CRP/)).toBeInTheDocument();
  });

  it('is the same at /planos', async () => {
    await open(scenarios.otherAddress);
    expect(plan('Premium')).toBeInTheDocument();
  });

  it.each(['Começar grátis', 'Assinar Básico', 'Assinar Premium'])('links "%s" to sign-up', async (name) => {
    await open();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', SIGN_UP);
  });

  it('answers four questions', async () => {
    await open();
    expect(screen.getAllByRole('group')).toHaveLength(4);
  });

  it('charges the first month by Pix and continues to sign-up', async () => {
    const { user, toasts, address } = await open();
    await user.click(screen.getByRole('button', { name: /Pix o plano Premium/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pagar com Pix' });
    expect(within(dialog).getByText(/R\$\s189,05/)).toBeInTheDocument();
    expect(within(dialog).getByText('Plano Premium, primeiro mês')).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: 'Marcar como pago (simulação)' }));
    expect(within(dialog).queryByRole('link', { name: 'Continuar para o cadastro' })).toBeNull();
    expect(toasts()).toContainEqual({
      title: 'Pagamento confirmado!',
      text: 'Simulação de pagamento realizada com sucesso.',
    });
    await waitFor(() => expect(address()).toBe(SIGN_UP), { timeout: 4000 });
  });

  it('restarts the fifteen minutes each time it is opened', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: /Pix o plano Premium/ });
    await user.click(button);
    const first = await screen.findByRole('dialog', { name: 'Pagar com Pix' });
    setDeviceClock(new Date(Date.now() + 10 * 60_000));
    expect(await within(first).findByText(/^0?[45]:\d\d$/, {}, { timeout: 3000 })).toBeInTheDocument();
    await user.click(within(first).getByRole('button', { name: 'Fechar' }));
    await user.click(button);
    const again = await screen.findByRole('dialog', { name: 'Pagar com Pix' });
    expect(within(again).getByRole('timer')).toHaveTextContent(/^(15:00|14:5\d)$/);
  });

  it('expires the code after 900 seconds and offers a new one for the same time', async () => {
    const { user } = await open();
    setDeviceClock(new Date('2026-11-24T12:00:00Z'));
    await user.click(screen.getByRole('button', { name: /Pix o plano Premium/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pagar com Pix' }));
    const code = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Pix copia e cola' }).value;
    const first = code();
    setDeviceClock(new Date('2026-11-24T12:14:59Z'));
    expect(await dialog.findByText('0:01', {}, { timeout: 3000 })).toBeInTheDocument();
    setDeviceClock(new Date('2026-11-24T12:15:00Z'));
    expect(
      await dialog.findByRole('alert', { name: 'Este código expirou' }, { timeout: 3000 }),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Gerar novo código' }));
    expect(dialog.getByRole('timer')).toHaveTextContent('15:00');
    expect(code()).not.toBe(first);
  });

  it('continues unpaid if the deployment forbids simulation', async () => {
    const { user, address } = await open(scenarios.withoutSimulation);
    await user.click(screen.getByRole('button', { name: /Pix o plano Básico/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pagar com Pix' });
    expect(within(dialog).getByText(/R\$\s94,05/)).toBeInTheDocument();
    const onward = await within(dialog).findByRole('link', { name: 'Continuar para o cadastro' });
    expect(within(dialog).getByText(/^O pagamento não aparece aqui/)).toBeInTheDocument();
    expect(within(dialog).queryByText(/^Depois do pagamento/)).toBeNull();
    expect(within(dialog).queryByRole('button', { name: /simulação/ })).toBeNull();
    await user.click(onward);
    expect(address()).toBe(SIGN_UP);
  });

  it('has no axe violations', async () => {
    const { container } = await open();
    expect(await axe(container)).toHaveNoViolations();
  });
});
