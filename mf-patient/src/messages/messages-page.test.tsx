import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const rows = async () => within(await screen.findByRole('list', { name: 'Conversas' })).getAllByRole('link');
const box = () => screen.findByRole('textbox', { name: 'Mensagem' });

beforeEach(() => void jest.spyOn(document, 'hasFocus').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

describe('the conversations of a patient', () => {
  it('show who, the last message, when, and how many are unread', async () => {
    const { container } = await open('list');
    const [newest, older] = await rows();
    expect(newest).toHaveTextContent(
      /Marina Azevedo.*Se precisar remarcar.*(\d\d:\d\d|ontem)1 nova mensagem$/,
    );
    expect(older).toHaveTextContent(/Caio .*Você: Boa semana, Caio\.\d+º? \w{3}\.?$/);
    expect(screen.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Escolha uma conversa' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('open beside the list, which marks the open one and its messages as read', async () => {
    const { user, address, container } = await open('list');
    await user.click((await rows())[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Marina Azevedo' })).toBeInTheDocument();
    expect(address()).toBe(`/patient/mensagens/${CONSULTATIONS.confirmed.id}`);
    const [newest] = await rows();
    expect(newest).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(newest).not.toHaveTextContent('nova'));
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/patient/mensagens');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show where an own message was not sent, until it is', async () => {
    const { user, container } = await open('refusedOnce');
    await user.type(await box(), 'Oi{Enter}');
    await screen.findByRole('alert');
    const [newest, older] = await rows();
    expect(newest).toHaveTextContent(/Não enviada/);
    expect(older).not.toHaveTextContent(/Não enviada/);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(newest).not.toHaveTextContent(/Não enviada/));
  });

  it('include one whose first message was refused', async () => {
    const { user, container } = await open('firstRefused');
    expect(await screen.findByText('Nenhuma conversa ainda')).toBeInTheDocument();
    await user.type(await box(), 'Oi{Enter}');
    const all = await rows();
    expect(all).toHaveLength(1);
    await waitFor(() => expect(all[0]).toHaveTextContent('Marina AzevedoVocê: Oi Não enviada'));
    expect(all[0]).toHaveAttribute('aria-current', 'true');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Nenhuma conversa ainda')).toBeInTheDocument();
  });

  it('are the same at the address of any consultation of the two', async () => {
    await open('past');
    await screen.findByText('Combinado, obrigada!');
    expect((await rows())[0]).toHaveAttribute('aria-current', 'true');
  });

  it('show the next consultation, which leads to its details', async () => {
    await open('open');
    expect(
      await screen.findByRole('link', { name: /^Próxima: (hoje|amanhã|\S+, \d+º? \S+), 10:40$/ }),
    ).toHaveAttribute('href', `/patient/appointments?detalhes=${CONSULTATIONS.confirmed.id}`);
    expect(screen.queryByRole('link', { name: /^Entrar/ })).not.toBeInTheDocument();
  });

  it.each([
    ['soon', /^Próxima: (hoje|amanhã), \d\d:\d\d$/],
    ['running', /^Em andamento desde \d\d:\d\d$/],
  ] as const)('lead into the room while it is open: %s', async (name, when) => {
    await open(name);
    expect(await screen.findByRole('link', { name: when })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Entrar na sessão com Marina Azevedo' })).toHaveAttribute(
      'href',
      `/sala/${CONSULTATIONS.confirmed.id}`,
    );
  });

  it('offer another consultation where none is booked', async () => {
    await open('later');
    expect(await screen.findByRole('link', { name: 'Agendar outra sessão' })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.marina.id}`,
    );
    expect(await box()).toBeInTheDocument();
  });

  it('say what was done with a consultation', async () => {
    await open('moved');
    const message = (await screen.findByText(/Pode ser na sexta/, { selector: '[role=log] *' })).closest(
      'li',
    );
    expect(message).toHaveTextContent(/^Outros horários propostos ?Marina Azevedo: Pode ser na sexta/);
  });

  it('keep what was typed when another one is opened', async () => {
    const { user } = await open('open');
    await user.type(await box(), 'Levo o caderno.');
    await user.click((await rows())[1] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /^Caio/ });
    await user.click((await rows())[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Marina Azevedo' });
    expect(await box()).toHaveValue('Levo o caderno.');
  });

  it('show an own message at once in the list, too', async () => {
    const { user } = await open('open');
    await user.type(await box(), 'Vamos, sim.{Enter}');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Você: Vamos, sim.'));
  });

  it('do not take files', async () => {
    await open('open');
    const text = await box();
    const files = [new File(['x'], 'exame.pdf')];
    expect(fireEvent.paste(text, { clipboardData: { files } })).toBe(false);
    expect(text).toHaveAccessibleDescription(/^Fotos e arquivos não são aceitos aqui\./);
    fireEvent.change(text, { target: { value: 'Levo o exame.' } });
    expect(text).not.toHaveAccessibleDescription();
  });

  it('add a line on Enter where a phone has no other key for it', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        query.includes('coarse') ? ({ matches: true } as MediaQueryList) : matchMedia(query),
      );
    const { user } = await open('open');
    await user.type(await box(), 'Oi{Enter}Tudo bem?');
    expect(await box()).toHaveValue('Oi\nTudo bem?');
  });

  it('end above the keyboard of a phone', async () => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight });
    Object.assign(window, { visualViewport: viewport });
    await open('open');
    const page = (await box()).closest('[data-fills-page]');
    expect(page).not.toHaveAttribute('style');
    viewport.height = 330;
    act(() => void viewport.dispatchEvent(new Event('resize')));
    expect(page).toHaveStyle('--visible-height: 330px');
    Object.assign(window, { visualViewport: undefined });
  });

  it('say that there is none', async () => {
    const { container } = await open('empty');
    expect(await screen.findByRole('heading', { name: 'Nenhuma conversa ainda' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minhas Consultas' })).toHaveAttribute(
      'href',
      '/patient/appointments',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('say that they could not be read', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as conversas.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
  });

  it('lead back to the list from an unknown one', async () => {
    await open('unknown');
    expect(await screen.findByRole('heading', { name: 'Conversa não encontrada' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver as conversas' })).toHaveAttribute(
      'href',
      '/patient/mensagens',
    );
  });
});
