import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { failingOnce } from 'embedded-backend/scenario';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);

const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the confirmation of a payment', () => {
  it('names the parties, the consultation and the payment, and no diagnosis', async () => {
    const { container } = await open('paid');
    expect(await screen.findByText(/^Nº \d{4}\/[0-9A-F]{8}$/)).toBeVisible();
    expect(valueOf('Profissional')).toHaveTextContent(/^Marina AzevedoCRP \d\d\/\d+$/);
    expect(valueOf('Paciente')).toHaveTextContent(/^Camila Ribeiro dos SantosCPF \d{3}\.\d{3}\.\d{3}-\d\d$/);
    expect(valueOf('Serviço')).toHaveTextContent(
      /^Consulta por vídeo, \d\d\/\d\d\/\d{4}\d\d:\d\d a \d\d:\d\d, horário de Brasília$/,
    );
    expect(valueOf('Pagamento')).toHaveTextContent(/^Pix, simulação/);
    expect(valueOf('Total')).toHaveTextContent(/^R\$\s150,00$/);
    expect(screen.queryByText('Reembolso')).not.toBeInTheDocument();
    expect(
      screen.getByText(
        /^Demonstração: nenhum dinheiro foi movimentado\. .+ não é recibo nem documento fiscal/,
      ),
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is printed', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await open('paid');
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('leads to the profile where the CPF is missing', async () => {
    await open('withoutCpf');
    expect(await screen.findByText('CPF não informado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Completar perfil' })).toHaveAttribute(
      'href',
      '/patient/profile',
    );
  });

  it('says what goes back', async () => {
    await open('refunded');
    await screen.findByText('Reembolso');
    expect(valueOf('Reembolso')).toHaveTextContent(/^R\$\s150,00A devolver até \d\d\/\d\d\/\d{4}$/);
  });

  it('says of what came late only what goes back of the price', async () => {
    await open('lateAndMore');
    await screen.findByText('Reembolso');
    expect(valueOf('Total')).toHaveTextContent(/^R\$\s95,00$/);
    expect(valueOf('Reembolso')).toHaveTextContent(/^R\$\s95,00A devolver até /);
  });

  it('says nothing of another transfer that went back', async () => {
    await open('otherAmountReturned');
    await screen.findByText('Total');
    expect(screen.queryByText('Reembolso')).not.toBeInTheDocument();
  });

  it('does not exist without a payment', async () => {
    const { container } = await open('unpaid');
    expect(await screen.findByRole('heading', { name: 'Comprovante não encontrado' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = await openScenario(PatientRoutes, failingOnce(scenarios.unreachable));
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible());
    expect(
      within(screen.getByRole('heading', { level: 1 })).getByText('Comprovante de pagamento'),
    ).toBeVisible();
  });
});
