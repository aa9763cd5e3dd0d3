import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const itemOf = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
const figureOf = async (label: string) => (await screen.findByText(label)).parentElement as HTMLElement;

describe("the professional's dashboard", () => {
  it('greets with the title', async () => {
    await open('busy');
    expect(await screen.findByRole('heading', { name: 'Olá, Dr(a). Marina Azevedo' })).toBeInTheDocument();
  });

  it('counts consultations, shows the rating and estimates the patients', async () => {
    await open('busy');
    expect(await figureOf('Consultas realizadas')).toHaveTextContent('10');
    expect(await figureOf('Avaliação média')).toHaveTextContent('4.9127 avaliações');
    expect(await figureOf('Pacientes atendidos')).toHaveTextContent('7Estimativa');
  });

  it('shows the stated rating, as an estimate, while there is no review', async () => {
    await open('beginner');
    expect(await figureOf('Avaliação média')).toHaveTextContent('4.8Estimativa');
    expect(await screen.findByText('Nenhuma consulta encontrada')).toBeInTheDocument();
    expect(screen.getByText('Nenhuma sessão marcada por enquanto.')).toBeInTheDocument();
  });

  it("lists what is coming, with the link to the patient's session in a new tab", async () => {
    await open('busy');
    const item = await itemOf('Camila Ribeiro dos Santos');
    expect(within(item).getByText('10:40')).toBeInTheDocument();
    expect(within(item).getByText('Confirmada')).toBeInTheDocument();
    const start = within(item).getByRole('link', { name: 'Iniciar sessão com Camila Ribeiro dos Santos' });
    expect(start).toHaveTextContent('Iniciar sessão');
    expect(start).toHaveAttribute('href', expect.stringMatching(/^https:\/\/meet\.jit\.si\/vinculo-/));
    expect(start).toHaveAttribute('target', '_blank');
  });

  it('starts no session that has not been paid', async () => {
    await open('pending');
    const item = await itemOf('Camila Ribeiro dos Santos');
    expect(within(item).getByText('Pendente')).toBeInTheDocument();
    expect(within(item).getByRole('button', { name: 'Iniciar sessão' })).toBeDisabled();
  });

  it('offers another try when the consultations cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as consultas.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Tentar Novamente' })[0]).toBeEnabled();
  });

  it('has nothing for axe to find', async () => {
    const { container } = await open('busy');
    await itemOf('Camila Ribeiro dos Santos');
    await figureOf('Consultas realizadas');
    expect(await axe(container)).toHaveNoViolations();
  });
});
