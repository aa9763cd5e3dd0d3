import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;

describe('the coming appointments', () => {
  it('can be entered when confirmed, in a new tab', async () => {
    await open('upcoming');
    const card = await cardOf('Marina Azevedo');
    expect(within(card).getByText('Confirmada')).toBeInTheDocument();
    const enter = within(card).getByRole('link', { name: 'Entrar na sessão com Marina Azevedo' });
    expect(enter).toHaveTextContent('Entrar');
    expect(enter).toHaveAttribute('href', expect.stringMatching(/^https:\/\/meet\.jit\.si\/vinculo-/));
    expect(enter).toHaveAttribute('target', '_blank');
    expect(within(card).getByText('10:40')).toBeInTheDocument();
    expect(within(card).getByText('50 minutos')).toBeInTheDocument();
  });

  it('are paid with Pix while pending, and cannot be entered', async () => {
    await open('upcoming');
    const card = await cardOf('Caio Nóbrega');
    expect(within(card).getByText('Pendente')).toBeInTheDocument();
    expect(card).toHaveTextContent('Horário reservado por mais 1'); // 14:59 or 15:00
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it('become confirmed once paid', async () => {
    const { user, toasts } = await open('upcoming');
    await user.click(await screen.findByRole('button', { name: /Pagar com Pix/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Marcar como pago (simulação)' }));
    const link = await screen.findByRole('link', { name: 'Entrar na sessão com Caio Nóbrega' });
    expect(link).toBeInTheDocument();
    expect(toasts()).toContainEqual({
      title: 'Pagamento confirmado!',
      text: 'Simulação de pagamento realizada com sucesso.',
    });
    expect(within(await cardOf('Caio Nóbrega')).getByText('Confirmada')).toBeInTheDocument();
  });

  it('offer no simulation where the deployment has none', async () => {
    const { user } = await open('withoutSimulation');
    await user.click(await screen.findByRole('button', { name: /Pagar com Pix/ }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/R\$\s95,00/);
    expect(within(dialog).queryByRole('button', { name: /simulação/ })).not.toBeInTheDocument();
  });

  it('get a new code after the old one expired', async () => {
    const { user, client } = await open('expired');
    expect(await screen.findByText('O prazo do pagamento terminou.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Pagar com Pix/ }));
    await user.click(await screen.findByRole('button', { name: 'Gerar novo código' }));
    expect(await screen.findByRole('button', { name: 'Marcar como pago (simulação)' })).toBeInTheDocument();
    const { data } = await client.from('payments').select('expires_at').eq('status', 'pending').single();
    expect(Date.parse(data?.expires_at ?? '')).toBeGreaterThan(Date.now() + 14 * 60_000);
  });
});

describe('the history', () => {
  it('shows what is over, the true status in a tooltip where the word hides it', async () => {
    await open('history');
    expect(await screen.findAllByText('Concluída')).toHaveLength(3);
    const unknown = screen.getAllByText('Desconhecido');
    expect(unknown).toHaveLength(2);
    expect(screen.getByText('Não compareceu')).toHaveAttribute('role', 'tooltip');
    expect(screen.getByText('Cancelada')).toHaveAttribute('role', 'tooltip');
  });

  it('opens from the tab and stays in the address', async () => {
    const { user, address } = await open('upcoming');
    await user.click(await screen.findByRole('tab', { name: /Histórico/ }));
    expect(address()).toBe('/patient/appointments?aba=historico');
  });
});

describe('the page', () => {
  it('says that there is nothing and how to begin', async () => {
    await open('empty');
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Nova consulta' })[0]).toHaveAttribute(
      'href',
      '/patient/search',
    );
  });

  it('keeps the emergency line within reach', async () => {
    await open('upcoming');
    expect(await screen.findByRole('link', { name: /Emergência 24h/ })).toHaveAttribute('href', 'tel:188');
  });

  it('offers another try when the list cannot be loaded', async () => {
    await open('unreachable');
    const texts = await screen.findAllByText('Não foi possível carregar as consultas.');
    expect(texts.length).toBeGreaterThan(0);
  });

  it('has nothing for axe to find', async () => {
    const { container } = await open('upcoming');
    await cardOf('Marina Azevedo');
    expect(await axe(container)).toHaveNoViolations();
  });
});
