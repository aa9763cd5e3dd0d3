import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { portalHistory } from 'shared-portal/history';
import { choose, openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const table = () => screen.findByRole('table', { name: 'Sessões do mês' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const texts = async () => (await rows()).map(({ textContent }) => plain(textContent));
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)].join(': '));

describe('the month', () => {
  it('shows what was received, what comes and what went back, and each week', async () => {
    const { container } = await open('month');
    await table();
    expect(figures()).toEqual([
      'Recebido: R$ 450,00',
      'A receber: R$ 1.350,00',
      'Devolvido a pacientes: R$ 150,00',
    ]);
    expect(screen.getByText('7 realizadas, 2 marcadas e pagas')).toBeInTheDocument();
    const weeks = within(await region('Por semana')).getAllByRole('listitem');
    expect(weeks.map(({ textContent }) => plain(textContent))).toEqual([
      '1º nov.R$ 0,00',
      '2 a 8 nov.R$ 0,00',
      '9 a 15 nov.R$ 450,00',
      '16 a 22 nov.R$ 600,00',
      '23 a 29 nov.R$ 600,00',
      '30 nov.R$ 150,00',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Financeiro' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists its consultations, latest first, with where their money is', async () => {
    const { user } = await open('month');
    expect((await texts()).map((text) => text?.replace(/Copiar dados$/, ''))).toEqual([
      'seg., 30 nov., 10:00Eduardo LimaR$ 150,00Marcada e paga',
      'sáb., 28 nov., 10:00Camila Ribeiro dos SantosR$ 150,00Aguarda PixSem recibo',
      'sex., 27 nov., 10:00Rafael TelesR$ 150,00Marcada e paga',
      'qua., 25 nov., 10:00Helena MouraR$ 150,00A repassar',
      'ter., 24 nov., 10:00Camila Ribeiro dos SantosNão compareceu, valor mantidoR$ 150,00A repassar',
      'seg., 23 nov., 10:00Rafael TelesR$ 150,00A repassar',
      'sex., 20 nov., 10:00Camila Ribeiro dos SantosR$ 150,00R$ 150,00 devolvidosReembolsadaSem recibo',
      'qui., 19 nov., 10:00Rafael TelesR$ 150,00A repassar',
      'qua., 18 nov., 10:00Eduardo LimaR$ 150,00A repassar',
      'ter., 17 nov., 10:00Helena MouraR$ 150,00A repassar',
    ]);
    expect(plain((await screen.findByText('Novembro: 12 sessões pagas')).closest('p')?.textContent)).toBe(
      'Novembro: 12 sessões pagasR$ 1.800,00Fora 1 reembolsada, 1 aguardando Pix, 1 de antes do registro.',
    );
    await user.click(screen.getByRole('button', { name: 'Próxima' }));
    await screen.findByText('11 a 15 de 15');
    expect(document.activeElement).toContainElement(await table());
    expect((await texts()).at(-1)).toContain('Antes do registro');
  });

  it('says which absences are reported, and shows those on which the team decides', async () => {
    const { user } = await open('absences');
    expect((await texts()).map((text) => text?.replace(/Copiar dados$/, ''))).toEqual(
      expect.arrayContaining([
        'qua., 25 nov., 10:00Helena MouraAusência informada, a equipe decideR$ 150,00Em análise',
        'ter., 24 nov., 10:00Camila Ribeiro dos SantosAusência informada, a equipe decideR$ 150,00Em análise',
        'qua., 18 nov., 10:00Eduardo LimaAusência não confirmada, valor mantidoR$ 150,00A repassar',
      ]),
    );
    expect(screen.getByText('Novembro: 12 sessões pagas')).toBeInTheDocument();
    await choose(user, 'Situação', 'Em análise');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await choose(user, 'Situação', 'Recebida');
    await waitFor(async () =>
      expect((await texts()).at(-1)).toMatch(/^seg\., 9 nov\., 10:00.*Ausência informada, a equipe decide/),
    );
  });

  it('is filtered by patient and situation, in the address; Back clears the filters', async () => {
    const { user, address } = await open('month');
    await table();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar paciente' }), 'HELÊNA');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await choose(user, 'Situação', 'Recebida');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(address()).toBe('/professional/financeiro?paciente=HEL%C3%8ANA&situacao=recebida');
    await choose(user, 'Situação', 'Em repasse');
    await user.click(await screen.findByRole('button', { name: 'Mostrar todas' }));
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    await waitFor(() => expect(address()).toBe('/professional/financeiro'));
  });

  it('is in the address, and Back returns to the one before', async () => {
    const { user, address } = await open('month');
    await table();
    await user.click(screen.getByRole('button', { name: 'Próximo mês' }));
    expect(address()).toBe('/professional/financeiro?mes=2026-12');
    expect(await screen.findByRole('heading', { name: 'Nada em dezembro' })).toBeInTheDocument();
    expect(screen.getByText('Dezembro de 2026')).toBeInTheDocument();
    act(() => portalHistory().navigator.go(-1));
    await table();
    expect(screen.getByText('Novembro de 2026')).toBeInTheDocument();
  });

  it('without consultations leads back to the current one', async () => {
    const { user, address } = await open('otherMonth');
    expect(await screen.findByRole('heading', { name: 'Nada em janeiro de 2027' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Exportar CSV' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar a novembro' }));
    expect(address()).toBe('/professional/financeiro');
    await table();
  });

  it('tells a beginner what will appear', async () => {
    const { container } = await open('none');
    expect(
      await screen.findByRole('heading', { name: 'Os seus recebimentos aparecem aqui' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Definir horários' })).toHaveAttribute(
      'href',
      '/professional/agenda/horarios',
    );
    expect(screen.getByText('Nada a repassar por enquanto.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("names the professional's zone when it is not São Paulo's", async () => {
    await open('rioBranco');
    expect(await screen.findByText('Dias e horários de Rio Branco.')).toBeInTheDocument();
    expect((await texts())[0]).toMatch(/^seg\., 30 nov\., 08:00/);
  });

  it('can be loaded again after a failure', async () => {
    await open('unreachable');
    expect(await screen.findByRole('heading', { name: 'Os números não carregaram' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  });
});

describe('payouts', () => {
  it('show the next one with its days, and the last ones', async () => {
    await open('month');
    const next = within(await region('Próximo repasse'));
    // The no-show enters a week later.
    expect(next.getByText('6 sessões concluídas.')).toBeInTheDocument();
    expect(plain(next.getByText(/^R\$/).textContent)).toBe('R$ 900,00');
    expect(next.getByText('Fecha dom., 29 nov.').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(next.getByText('Enviado sex., 4 dez.')).toBeInTheDocument();
    expect(plain(within(await region('Repasses')).getByRole('listitem').textContent)).toBe(
      'R$ 450,00Semana até dom., 15 nov.Chave m•••@azevedo.exampleDemonstraçãoEnviado sex., 20 nov.',
    );
  });

  it('that came back ask for the key, with the reason', async () => {
    await open('returned');
    const notice = within(
      (await screen.findByRole('heading', { name: 'O repasse da semana até 22 de novembro voltou' })).closest(
        'section',
      ) as HTMLElement,
    );
    expect(notice.getByText('Chave não encontrada')).toBeInTheDocument();
    expect(notice.getByRole('button', { name: 'Corrigir chave' })).toBeInTheDocument();
  });

  it('are reduced by what went back after one', async () => {
    await open('debt');
    const next = await region('Próximo repasse');
    expect(plain(next.textContent)).toContain('R$ 50,00 devolvidos a pacientes saem do próximo repasse.');
    expect(figures()).toContain('A receber: −R$ 50,00');
    expect(screen.getByText('Sai do próximo repasse')).toBeInTheDocument();
  });

  it('are held while suspended', async () => {
    await open('suspended');
    expect(await screen.findByRole('heading', { name: 'Repasses retidos' })).toBeInTheDocument();
    expect(within(await region('Próximo repasse')).getByText('Retido')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Situação do cadastro' })).toBeInTheDocument();
  });
});
