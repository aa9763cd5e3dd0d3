import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SEED } from 'embedded-backend/seed-figures';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const cards = () => screen.findAllByRole('article');

describe('the search for professionals', () => {
  it('lists everybody who is approved, and nobody else', async () => {
    await open('everybody');
    expect(await cards()).toHaveLength(SEED.listed);
    expect(await screen.findByText(`${SEED.listed} profissionais encontrados`)).toBeInTheDocument();
  });

  it('shows name, specialty, rating, place and price of each', async () => {
    await open('filtered');
    const [card] = await cards();
    for (const text of ['Marina Azevedo', 'Ansiedade', 'São Paulo, SP', 'Consulta online'])
      expect(within(card as HTMLElement).getByText(text)).toBeInTheDocument();
    expect(card).toHaveTextContent('4.9 (127 avaliações)');
    expect(card).toHaveTextContent('R$ 150 por sessão');
  });

  it('leads to profile and booking of the one chosen, and says so', async () => {
    const { user, toasts, address } = await open('filtered');
    expect(await screen.findByRole('link', { name: 'Ver Perfil: Marina Azevedo' })).toHaveAttribute(
      'href',
      '/professional/profile/b0000001-0000-4000-8000-000000000001',
    );
    await user.click(screen.getByRole('link', { name: 'Agendar: Marina Azevedo' }));
    expect(address()).toBe('/patient/booking/b0000001-0000-4000-8000-000000000001');
    expect(toasts()).toEqual([expect.objectContaining({ title: 'Vamos agendar sua consulta' })]);
  });

  it('keeps what is typed in the address and finds it without accents or case', async () => {
    const { user, address } = await open('everybody');
    await user.type(await screen.findByRole('searchbox', { name: 'Nome ou especialidade' }), 'MARINA');
    expect(await screen.findByText('1 profissionais encontrados')).toBeInTheDocument();
    expect(address()).toBe('/patient/search?q=MARINA');
  });

  it('takes text literally', async () => {
    const { user } = await open('everybody');
    await user.type(await screen.findByRole('searchbox'), '%_');
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeInTheDocument();
  });

  it('goes back to everybody with "Limpar filtros"', async () => {
    const { user, address } = await open('nobody');
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    expect(await cards()).toHaveLength(SEED.listed);
    expect(address()).toBe('/patient/search');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('offers another try when the list cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText(/Erro ao carregar profissionais:/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
  });

  it('has nothing for axe to find', async () => {
    const { container } = await open('everybody');
    await cards();
    expect(await axe(container)).toHaveNoViolations();
  });
});
