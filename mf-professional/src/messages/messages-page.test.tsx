import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const list = () => screen.findByRole('list', { name: 'Conversas' });
const rows = async () => within(await list()).getAllByRole('link');
const filter = (name: string | RegExp) => screen.findByRole('radio', { name });

beforeEach(() => void jest.spyOn(document, 'hasFocus').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

describe('the conversations of a professional', () => {
  it('can be reduced to the unread ones; the one that is opened stays', async () => {
    const { user, address } = await open('list');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
    await user.click(await filter('Não lidas 1'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(address()).toBe('/professional/mensagens?filtro=nao-lidas');
    await user.click((await rows())[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Helena Moura' })).toBeInTheDocument();
    expect(await filter('Não lidas')).toBeChecked();
    expect(await rows()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { name: 'Tudo lido' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
  });

  it('come page by page, and are searched on all pages', async () => {
    const { user, address } = await open('many');
    await waitFor(async () => expect(await rows()).toHaveLength(100));
    await user.click(screen.getByRole('button', { name: 'Mostrar mais conversas' }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(120));
    expect(screen.queryByRole('button', { name: 'Mostrar mais conversas' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar paciente' }), 'PESSOA 12');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('Pessoa 120');
    expect(address()).toBe('/professional/mensagens?q=PESSOA+12');
  });

  it('say that none matches', async () => {
    const { user } = await open('noMatch');
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa com “Josefa”' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    expect(await list()).toBeInTheDocument();
  });

  it('show the thread of a patient', async () => {
    const { container } = await open('open');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Camila Ribeiro dos Santos' }),
    ).toBeInTheDocument();
    await screen.findByText('Combinado, obrigada!');
    expect(await screen.findByRole('link', { name: /^Próxima: / })).toHaveAttribute(
      'href',
      `/professional/agenda?sessao=${CONSULTATIONS.confirmed.id}`,
    );
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/professional/mensagens');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are read-only for a suspended one, with the reason', async () => {
    await open('suspended');
    expect(await screen.findByText('Esta conversa está encerrada.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '188' })).toBeInTheDocument();
  });

  it('say that there is none', async () => {
    await open('empty');
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver pacientes' })).toHaveAttribute(
      'href',
      '/professional/pacientes',
    );
  });
});
