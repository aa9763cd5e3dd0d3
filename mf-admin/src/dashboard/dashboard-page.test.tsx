import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SEED } from 'embedded-backend/seed-figures';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const figureOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement as HTMLElement;

describe("the admin's overview", () => {
  it('counts patients, professionals and consultations from the rows there are', async () => {
    const { client } = await open('counts');
    const { count } = await client.from('consultations').select('id', { count: 'exact', head: true });
    expect(await figureOf('Consultas')).toHaveTextContent(String(count));
    expect(await figureOf('Profissionais')).toHaveTextContent(String(SEED.professionals));
    expect(await figureOf('Aguardam aprovação')).toHaveTextContent(String(SEED.waitingForApproval));
  });

  it('is where the entrance leads', async () => {
    const { address } = await open('entrance');
    await figureOf('Pacientes');
    expect(address()).toBe('/admin/dashboard');
  });

  it('offers another try when the counts cannot be loaded', async () => {
    await open('unreachable');
    expect(
      await screen.findByText('Não foi possível carregar os números da plataforma.'),
    ).toBeInTheDocument();
  });

  it('has nothing for axe to find', async () => {
    const { container } = await open('counts');
    await figureOf('Pacientes');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the frame around every admin page', () => {
  it('names the screens in their four groups', async () => {
    await open('counts');
    const menu = await screen.findByRole('navigation', { name: 'Administração' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent?.replace(/\d+$/, '')),
    ).toEqual([
      'Visão Geral',
      'Usuários',
      'Aprovar Profissionais',
      'Consultas',
      'Financeiro',
      'Impacto Social',
      'Relatórios',
      'Notificações',
      'Configurações',
    ]);
    expect(screen.getByText('ADMIN')).toBeInTheDocument();
  });

  it('collapses with Ctrl+B and stays so', async () => {
    const { user } = await open('counts');
    await figureOf('Pacientes');
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('link', { name: 'Usuários' })).toHaveTextContent('');
    const { collapsed, until } = JSON.parse(localStorage.getItem('vinculo.admin.sidebar') ?? '{}') as {
      collapsed: boolean;
      until: number;
    };
    expect(collapsed).toBe(true);
    const days = (until - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('signs out to the landing page', async () => {
    const { user, address, portal } = await open('counts');
    await user.click(await screen.findByRole('button', { name: /^Conta/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(portal.session.getState().phase).toBe('signed-out');
  });
});
