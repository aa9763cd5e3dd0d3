import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { choose, openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const rowOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'strong' })).closest('tr') as HTMLElement;
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('strong')?.textContent);
const search = () => screen.findByRole('searchbox', { name: 'Buscar paciente' });

describe("the professional's patients", () => {
  it('show next and last consultation, completed ones, situation and unread messages', async () => {
    const { container } = await open('few');
    const camila = await rowOf('Camila Ribeiro dos Santos');
    expect(camila).toHaveTextContent('paciente@vinculo.example');
    expect(camila).toHaveTextContent(/(hoje|amanhã|\w{3}\., \d+º? \w{3}\.), 10:40/);
    expect(camila).toHaveTextContent('Ativo');
    const helena = await rowOf('Helena Moura');
    expect(
      within(helena).getByRole('link', { name: 'Conversar com Helena Moura 1 nova mensagem' }),
    ).toHaveAttribute('href', `/chat/${CONSULTATIONS.helenaConfirmed.id}`);
    expect(screen.getByText(/^\d+ pessoas, \d+ com sessão marcada\.$/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lead to a new consultation for one of them', async () => {
    const { user } = await open('few');
    await user.click(await screen.findByRole('link', { name: 'Nova sessão' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    expect(await dialog.findByRole('button', { name: /^Helena Moura/ })).toBeInTheDocument();
  });

  it('are searched without accents, in the address', async () => {
    const { user, address } = await open('few');
    await rowOf('Camila Ribeiro dos Santos');
    await user.type(await search(), 'HELÊNA');
    await waitFor(() => expect(names()).toEqual(['Helena Moura']));
    expect(address()).toBe('/professional/pacientes?q=HEL%C3%8ANA');
    expect(screen.getByRole('radio', { name: 'Todos 1' })).toBeChecked();
  });

  it('are filtered by situation, with counts', async () => {
    const { user, address } = await open('many');
    await user.click(await screen.findByRole('radio', { name: /^Sem sessão \d+$/ }));
    await waitFor(() => expect(screen.queryByText('Ativo')).not.toBeInTheDocument());
    expect(screen.getAllByText('Sem sessão marcada')).toHaveLength(15);
    expect(address()).toBe('/professional/pacientes?filtro=sem-sessao');
  });

  it('are sorted by the next consultation', async () => {
    const { user, address } = await open('few');
    await rowOf('Camila Ribeiro dos Santos');
    await choose(user, 'Ordem', 'Próxima sessão');
    await waitFor(() => expect(address()).toBe('/professional/pacientes?ordem=proxima'));
    await waitFor(() => expect(names()[0]).toBe('Eduardo Lima'));
  });

  it('turn pages and focus the list; Back returns', async () => {
    const { user } = await open('many');
    await screen.findByText(/^1 a 15 de 4\d$/);
    expect(screen.getByRole('button', { name: 'Primeira' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    await screen.findByText(/^16 a 30 de 4\d$/);
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('table')));
    await user.click(screen.getByRole('button', { name: 'Última' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Última' })).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Primeira' }));
    await screen.findByText(/^1 a 15 de 4\d$/);
  });

  it('say who awaits a payment', async () => {
    await open('unpaid');
    expect(await rowOf('Camila Ribeiro dos Santos')).toHaveTextContent('Aguarda Pix');
  });

  it("name the professional's zone when it is not São Paulo's", async () => {
    await open('rioBranco');
    expect(await screen.findByText(/com sessão marcada\. Horários de Rio Branco\.$/)).toBeInTheDocument();
    expect(await rowOf('Camila Ribeiro dos Santos')).toHaveTextContent('08:40');
  });

  it('lead a beginner to hours and public profile', async () => {
    const { container } = await open('none');
    expect(
      await screen.findByRole('heading', { name: 'Os seus pacientes aparecem aqui' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Definir horários' })).toHaveAttribute(
      'href',
      '/professional/agenda/horarios',
    );
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('say that no patient was found, and clear the search', async () => {
    const { user } = await open('notFound');
    expect(await screen.findByRole('heading', { name: 'Ninguém com “Josefa”' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
    await rowOf('Camila Ribeiro dos Santos');
    expect(await search()).toHaveValue('');
  });

  it('without a coming consultation can be booked for', async () => {
    const { user, address } = await open('many');
    await user.click(await screen.findByRole('radio', { name: /^Sem sessão \d+$/ }));
    await user.click(await screen.findByRole('link', { name: 'Marcar sessão para Pessoa 01' }));
    expect(address()).toBe('/professional/agenda?nova=b1000000-0000-4000-8000-000000000001');
  });

  it('are readable while suspended', async () => {
    await open('suspended');
    await rowOf('Camila Ribeiro dos Santos');
    expect(screen.getByRole('link', { name: 'Situação do cadastro' })).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    await open('unreachable');
    expect(await screen.findByRole('heading', { name: 'A lista não carregou' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  });
});
