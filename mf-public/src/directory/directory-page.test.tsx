import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE, SEED } from 'embedded-backend/seed';
import { findListItem, openScenario } from 'shared-portal/testing';
import type { Scenario } from 'embedded-backend/scenario';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

async function open(scenario: Scenario = scenarios.unfiltered) {
  const view = await openScenario(PublicRoutes, scenario);
  await screen.findByRole('heading', { level: 1, name: 'Profissionais' });
  return view;
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const counted = (text: string) => screen.findByText(text);

describe('the directory', () => {
  it('lists all approved professionals with the data of their cards', async () => {
    await open();
    await counted(`${SEED.listed} profissionais encontrados`);
    const card = await findListItem('Marina Azevedo');
    expect(card).toHaveTextContent(
      /Psicóloga.*Ansiedade.*4\.9 \(127 avaliações\).*São Paulo, SP.*R\$\s150 por sessão/,
    );
    expect(within(card).getByRole('link', { name: 'Ver perfil: Marina Azevedo' })).toHaveAttribute(
      'href',
      `/professional/profile/${PEOPLE.marina.id}`,
    );
    const two = within(await findListItem('Gustavo Simões'));
    expect(two.getByText('Terapia de Casal')).toBeInTheDocument();
    expect(two.getByText('Depressão')).toBeInTheDocument();
    const without = await findListItem('Júlia Antunes');
    expect(without).toHaveTextContent(
      /Psicólogo\(a\).*5\.0 \(0 avaliações\)EstimativaNovo na plataforma.*Preço a definir/,
    );
    expect(names()).not.toContain('Sérgio Vilaça');
    expect(names()).toHaveLength(SEED.listed);
    expect(screen.queryByRole('button', { name: 'Mostrar mais profissionais' })).not.toBeInTheDocument();
  });

  it('reads its filters from the address', async () => {
    await open(scenarios.filtered);
    await counted('1 profissional encontrado');
    expect(screen.getByLabelText('Nome ou especialidade')).toHaveValue('marina');
    expect(screen.getByLabelText('Especialidade')).toHaveValue('Ansiedade');
    expect(screen.getByLabelText('Preço mínimo')).toHaveValue('100');
  });

  it('filters by profession too', async () => {
    await open(scenarios.profession);
    await counted(`${SEED.listedPsychiatrists} profissionais encontrados`);
  });

  it('writes the filters to the address while typing; a price limit excludes professionals without a price', async () => {
    const { user, address } = await open();
    await user.type(screen.getByLabelText('Preço máximo'), '120');
    await counted('8 profissionais encontrados');
    expect(address()).toBe('/profissionais?ate=120');
    expect(names()).not.toContain('Júlia Antunes');
    await user.selectOptions(screen.getByLabelText('Especialidade'), 'Depressão');
    await counted('5 profissionais encontrados');
    await user.type(screen.getByLabelText('Nome ou especialidade'), 'renata');
    await counted('1 profissional encontrado');
  });

  it('shows no number for new professionals outside a demo', async () => {
    await open(scenarios.deployed);
    const card = await findListItem('Júlia Antunes');
    expect(card).toHaveTextContent('Novo na plataforma');
    expect(card).not.toHaveTextContent(/5\.0|avaliações|Estimativa/);
    expect(await findListItem('Marina Azevedo')).toHaveTextContent('4.9 (127 avaliações)');
  });

  it('accepts 0 as an amount, and searches by method', async () => {
    const { user, address } = await open();
    await user.type(screen.getByLabelText('Preço mínimo'), '0');
    await counted(`${SEED.listed - 1} profissionais encontrados`);
    expect(screen.getByLabelText('Preço mínimo')).not.toBeInvalid();
    expect(address()).toBe('/profissionais?de=0');
    await user.type(screen.getByLabelText('Preço máximo'), '0');
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeVisible();
    await user.clear(screen.getByLabelText('Preço máximo'));
    await user.clear(screen.getByLabelText('Preço mínimo'));
    await user.type(screen.getByLabelText('Nome ou especialidade'), 'psicóloga TCC');
    await counted('3 profissionais encontrados');
  });

  it('reports on the field that minimum and maximum are swapped', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Preço mínimo'), '200');
    await user.type(screen.getByLabelText('Preço máximo'), '100');
    expect(await screen.findByText('O mínimo está acima do máximo.')).toBeVisible();
    expect(screen.getByLabelText('Preço mínimo')).toBeInvalid();
    await user.type(screen.getByLabelText('Preço máximo'), '0');
    await waitFor(() => expect(screen.getByLabelText('Preço mínimo')).not.toBeInvalid());
  });

  it('reports an invalid limit next to the field and ignores it', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Preço mínimo'), '1.2.3');
    expect(await screen.findByText('Digite um valor em reais.')).toBeVisible();
    await counted(`${SEED.listed} profissionais encontrados`);
  });

  it('explains a dot for thousands in a limit, and ignores the limit', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Preço máximo'), '1.000');
    expect(await screen.findByText('Escreva sem o ponto dos milhares, como 1000.')).toBeVisible();
    await counted(`${SEED.listed} profissionais encontrados`);
  });

  it('offers to clear the filters without results', async () => {
    const { user, address } = await open(scenarios.noResults);
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await counted(`${SEED.listed} profissionais encontrados`);
    expect(address()).toBe('/profissionais');
  });

  it('reports a failure, also in a toast, and offers a retry', async () => {
    const { toasts } = await open(scenarios.unreachable);
    expect(
      await screen.findByText('Não foi possível carregar a lista de profissionais.', {}, { timeout: 8000 }),
    ).toBeVisible();
    expect(screen.getByText('Erro ao carregar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
    expect(toasts()).toEqual([
      { title: 'Erro ao carregar', text: 'Não foi possível carregar a lista de profissionais.' },
    ]);
  }, 20_000);

  it('is usable by keyboard only, from the first field to a profile', async () => {
    const { user, address } = await open();
    await counted(`${SEED.listed} profissionais encontrados`);
    await user.tab();
    expect(screen.getByLabelText('Nome ou especialidade')).toHaveFocus();
    await user.keyboard('renata{Enter}');
    expect(address()).toBe('/profissionais?q=renata');
    await user.tab();
    expect(screen.getByLabelText('Especialidade')).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Dia')).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Período')).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Preço mínimo')).toHaveFocus();
    await user.keyboard('100');
    await user.tab();
    expect(address()).toBe('/profissionais?q=renata&de=100');
    expect(screen.getByLabelText('Preço máximo')).toHaveFocus();
    await user.keyboard('120{Enter}');
    await counted('1 profissional encontrado');
    expect(screen.getByLabelText('Preço máximo')).toHaveFocus();
    const times = await screen.findByRole('list', { name: 'Próximos horários de Renata Assunção' });
    for (const time of within(times).getAllByRole('link')) {
      await user.tab();
      expect(time).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole('button', { name: 'Ver mais horários de Renata Assunção' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Ver perfil: Renata Assunção' })).toHaveFocus();
    expect(address()).toBe('/profissionais?q=renata&de=100&ate=120');
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/professional/profile/${PEOPLE.renata.id}`);
  });

  it('focuses the first field after the filters are cleared', async () => {
    const { user } = await open(scenarios.noResults);
    (await screen.findByRole('button', { name: 'Limpar filtros' })).focus();
    await user.keyboard('{Enter}');
    await counted(`${SEED.listed} profissionais encontrados`);
    expect(screen.getByLabelText('Nome ou especialidade')).toHaveFocus();
    expect(screen.getByLabelText('Nome ou especialidade')).toHaveValue('');
  });

  it('reports when the results cannot be counted', async () => {
    await open(scenarios.uncounted);
    await counted('Não foi possível contar');
    await waitFor(() => expect(names()).toHaveLength(SEED.listed));
  });

  it('has no axe violations', async () => {
    const { container } = await open();
    await counted(`${SEED.listed} profissionais encontrados`);
    expect(await axe(container)).toHaveNoViolations();
  });
});
