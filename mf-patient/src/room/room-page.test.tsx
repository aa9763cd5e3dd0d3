import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { runJobs } from 'embedded-backend/jest';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import type { RoomSnapshot } from './provider';
import { leaveTrace } from './own-trace';
import { OWN_PAGE, scenarios } from './scenarios';
import { fakeStream, stubBrowser } from './testing/devices';
import { createFakeRoom } from './testing/fake-room';

let mockRoom = createFakeRoom();
let mockExternal = createFakeRoom({}, 'external');
jest.mock('./provider/providers', () => ({
  providers: {
    get p2p() {
      return mockRoom.provider;
    },
    get external() {
      return mockExternal.provider;
    },
  },
}));

const mockTone = jest.fn(async () => undefined);
jest.mock('./play-tone', () => ({ playTone: () => mockTone() }));

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  mockRoom = createFakeRoom();
  mockExternal = createFakeRoom({}, 'external');
  browser = stubBrowser();
});
afterEach(() => {
  sessionStorage.clear();
  mockTone.mockClear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
});

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const set = (change: Partial<RoomSnapshot>) => act(() => mockRoom.set(change));
const called = (name: string) => mockRoom.calls.filter(([method]) => method === name);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const DEVICES: Partial<RoomSnapshot> = {
  local: fakeStream('audio', 'video'),
  microphone: 'on',
  camera: 'on',
};
const INSIDE: Partial<RoomSnapshot> = {
  ...DEVICES,
  phase: 'connected',
  isSignalling: true,
  isOtherPresent: true,
  isAdmitted: true,
  remote: fakeStream('audio', 'video'),
  remoteState: { microphone: true, camera: true, screen: false, isPaused: false, isAudioOnly: false },
};

describe('the check before entering', () => {
  it('warns on a second device that entering moves the call there', async () => {
    const { user, container } = await open('together');
    await heading('Tudo pronto por aqui?');
    expect(screen.getByText('Você já está na sala em outra aba ou aparelho')).toBeInTheDocument();
    expect(screen.getByText('Na sala, em outra aba ou aparelho')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Entrar na sala' })).not.toBeInTheDocument();
    set(DEVICES);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await button('Continuar aqui'));
    expect(called('enter')).toHaveLength(1);
  });

  it('says after a reload in the call that it dropped, with the way back', async () => {
    leaveTrace(CONSULTATIONS.confirmed.id, { page: OWN_PAGE, hasLeft: false });
    const { user } = await open('together');
    await waitFor(async () => expect(await heading('A chamada caiu')).toHaveFocus());
    expect(
      screen.getByText(/^A sala fica aberta até \d\d:\d\d\. Marina ainda está lá\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText('Você já está na sala em outra aba ou aparelho')).not.toBeInTheDocument();
    await embedded.exec(`update private.room_visits set left_at = private.now() where side = 'patient'`);
    act(() => mockRoom.options()?.onStatus());
    await heading(/^A chamada caiu às \d\d:\d\d$/);
    set(DEVICES);
    await user.click(await button('Entrar de novo'));
    expect(called('enter')).toHaveLength(1);
  });

  it('does not warn a user who left a moment ago', async () => {
    leaveTrace(CONSULTATIONS.confirmed.id, { page: OWN_PAGE, hasLeft: true });
    await open('together');
    await heading('Tudo pronto por aqui?');
    expect(screen.queryByText('Você já está na sala em outra aba ou aparelho')).not.toBeInTheDocument();
  });

  it('warns in a tab that was in the call and came back after another device took it over', async () => {
    leaveTrace(CONSULTATIONS.confirmed.id, { page: crypto.randomUUID(), hasLeft: false });
    await open('together');
    await heading('Tudo pronto por aqui?');
    expect(screen.getByText('Você já está na sala em outra aba ou aparelho')).toBeInTheDocument();
    expect(screen.getByText('Na sala, em outra aba ou aparelho')).toBeInTheDocument();
    expect(await button('Continuar aqui')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Entrar de novo' })).not.toBeInTheDocument();
  });

  it('does not say that the call dropped where another device took it over and left', async () => {
    leaveTrace(CONSULTATIONS.confirmed.id, { page: crypto.randomUUID(), hasLeft: false });
    await open('leftByOther');
    await heading('Tudo pronto por aqui?');
    expect(screen.queryByText(/^A chamada caiu/)).not.toBeInTheDocument();
    expect(screen.queryByText('Você já está na sala em outra aba ou aparelho')).not.toBeInTheDocument();
  });

  it('does not warn of the page of this tab that entered without knowing', async () => {
    leaveTrace(CONSULTATIONS.confirmed.id, { page: OWN_PAGE, hasLeft: true });
    leaveTrace(CONSULTATIONS.confirmed.id, { page: crypto.randomUUID() });
    await open('together');
    await heading('Tudo pronto por aqui?');
    expect(screen.queryByText('Você já está na sala em outra aba ou aparelho')).not.toBeInTheDocument();
  });

  it('explains before the browser asks, checks the devices, and enters', async () => {
    const { user, container } = await open('open');
    await heading('Tudo pronto por aqui?');
    expect(screen.getByText(/^Começa em \d minutos$/)).toBeInTheDocument();
    expect(screen.getByText('Nada é gravado aqui.')).toBeInTheDocument();
    expect(called('askForDevices')).toHaveLength(0);
    await user.click(await button('Permitir'));
    expect(called('askForDevices')).toHaveLength(1);
    set(DEVICES);
    expect(screen.getByLabelText('Sua imagem')).toBeInTheDocument();
    act(() => mockRoom.setLevel(0.6));
    expect(screen.getByRole('meter', { name: 'Nível do microfone' })).toHaveAttribute('aria-valuenow', '60');
    expect(await screen.findByText('Boa')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await button('Tocar um som'));
    await user.click(await button('Ouvi'));
    expect(screen.getByText('Você ouviu')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Câmera', pressed: true }));
    expect(called('setCamera')).toEqual([['setCamera', false]]);
    await user.click(await button('Entrar na sala'));
    expect(called('enter')).toEqual([['enter', undefined]]);
  });

  it('asks a patient for the agreement the first time, and records its version', async () => {
    const { user } = await open('first');
    await user.click(await button('Entrar na sala'));
    expect(screen.getByText('Marque o acordo para entrar.')).toBeInTheDocument();
    expect(called('enter')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: 'Li e aceito ter sessões por vídeo.' }));
    await user.click(await button('Entrar na sala'));
    expect(called('enter')).toEqual([['enter', '2026-11-28']]);
  });

  it('asks for the devices on entering, and stays where one is missing', async () => {
    mockRoom.answer({ local: fakeStream('audio'), microphone: 'on', cameraProblem: 'missing' });
    const { user } = await open('open');
    await user.click(await button('Entrar na sala'));
    expect(called('askForDevices')).toHaveLength(1);
    expect(await screen.findByText('Nenhuma câmera encontrada')).toBeInTheDocument();
    expect(called('enter')).toHaveLength(0);
    await user.click(await button('Entrar com voz'));
    expect(called('askForDevices')).toHaveLength(1);
    expect(called('enter')).toHaveLength(1);
  });

  it('helps where the browser refuses, for each system', async () => {
    const { user, container } = await open('open');
    await heading('Tudo pronto por aqui?');
    set({ microphoneProblem: 'denied', cameraProblem: 'denied' });
    expect(screen.getByRole('alert')).toHaveTextContent('Falta a sua permissão');
    await user.click(screen.getByRole('radio', { name: 'iPhone' }));
    expect(screen.getByText(/Abra Ajustes/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await button('Tentar de novo'));
    expect(called('askForDevices')).toHaveLength(1);
    await user.click(await button('Entrar só com o chat'));
    expect(called('enter')).toHaveLength(1);
  });

  it('helps with the permission of one device alone', async () => {
    await open('open');
    await heading('Tudo pronto por aqui?');
    const microphone = { local: fakeStream('audio'), microphone: 'on' } as const;
    set({ ...microphone, cameraProblem: 'denied' });
    expect(screen.getByRole('alert')).toHaveTextContent('O navegador está bloqueando a câmera.');
    expect(screen.getByText('Câmera bloqueada')).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma câmera encontrada')).not.toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Nível do microfone' })).toBeInTheDocument();
    set({ ...DEVICES, microphone: 'none', cameraProblem: null, microphoneProblem: 'denied' });
    expect(screen.getByRole('alert')).toHaveTextContent('O navegador está bloqueando o microfone.');
    expect(screen.queryByText('Nenhum microfone encontrado')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<RoomSnapshot>, string]>([
    [
      'Nenhuma câmera encontrada',
      { ...DEVICES, local: fakeStream('audio'), camera: 'none', cameraProblem: 'missing' },
      'Entrar com voz',
    ],
    [
      'Outro programa está usando a câmera ou o microfone',
      { cameraProblem: 'busy', microphoneProblem: 'busy' },
      'Entrar só com o chat',
    ],
  ])('says: %s', async (title, change, enter) => {
    await open('open');
    await heading('Tudo pronto por aqui?');
    set(change);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(await button(enter)).toBeEnabled();
  });

  it('leads a professional who is the patient out to their own consultations', async () => {
    await open('professionalAsPatient');
    await heading('Tudo pronto por aqui?');
    expect(screen.getByRole('link', { name: 'Sair da sala' })).toHaveAttribute(
      'href',
      '/patient/appointments',
    );
  });

  it('opens later: says when, and lets the devices be tested', async () => {
    await open('early');
    expect(await button(/^(Entrar às \d|A sala abre amanhã)/)).toBeDisabled();
    expect(screen.getByText(/Pode testar câmera e som agora/)).toBeInTheDocument();
    expect(await button('Permitir')).toBeEnabled();
  });

  it('does not test the connection before the room is open', async () => {
    await open('early');
    await button('Permitir');
    set(DEVICES);
    expect(await screen.findByText('Será medida quando a sala abrir.')).toBeInTheDocument();
    expect(called('testConnection')).toHaveLength(0);
  });

  it.each([
    ['weak', /^Chegue mais perto do roteador/],
    ['untested', 'Não foi possível medir agora. Você pode entrar mesmo assim.'],
    ['no_call', 'Sua rede não deixa passar a chamada. Tente os dados do celular.'],
  ] as const)('says of a connection that is %s: %s', async (result, text) => {
    mockRoom.setTest(result);
    const { user } = await open('open');
    await heading('Tudo pronto por aqui?');
    set(DEVICES);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Boa')).not.toBeInTheDocument();
    mockRoom.setTest('ok');
    await user.click(await button('Medir outra vez'));
    expect(await screen.findByText('Boa')).toBeInTheDocument();
  });

  it('offers to begin without the camera where the connection is weak', async () => {
    mockRoom.setTest('weak');
    const { user } = await open('open');
    await heading('Tudo pronto por aqui?');
    set(DEVICES);
    mockRoom.answer({ camera: 'off', local: fakeStream('audio') });
    await user.click(await button('Só com voz'));
    expect(called('setCamera')).toEqual([['setCamera', false]]);
    expect(screen.queryByRole('button', { name: 'Só com voz' })).not.toBeInTheDocument();
    expect(await button('Entrar com voz')).toBeEnabled();
  });

  it('shows why entering was refused', async () => {
    await open('open');
    await heading('Tudo pronto por aqui?');
    set({ phase: 'refused', refusal: 'network' });
    expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão');
  });

  it('shows at once that the other enters and leaves', async () => {
    await openScenario(PatientRoutes, scenarios.open, { hasSockets: true });
    expect(await screen.findByText('Ainda não entrou')).toBeInTheDocument();
    await embedded.exec(`insert into private.room_visits (consultation_id, page, side)
      values ('${CONSULTATIONS.confirmed.id}', gen_random_uuid(), 'professional')`);
    expect(await screen.findByText('Já entrou na sala', {}, { timeout: 5000 })).toBeInTheDocument();
    await embedded.exec('update private.room_visits set left_at = private.now()');
    expect(await screen.findByText('Saiu da sala', {}, { timeout: 5000 })).toBeInTheDocument();
  });

  it('offers the address to a browser that makes no calls', async () => {
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    await open('open');
    await heading('Este navegador não faz chamadas');
    expect(await button('Copiar endereço da sala')).toBeEnabled();
  });
});

describe('by keyboard', () => {
  /** Presses Tab until a control has the focus. */
  const tabTo = async (user: UserEvent, control: HTMLElement) => {
    for (let pressed = 0; pressed < 40 && document.activeElement !== control; pressed++) await user.tab();
    expect(control).toHaveFocus();
  };

  it('a patient checks the devices, waits, talks, writes, and leaves', async () => {
    const { user } = await open('waited');
    await tabTo(user, await button('Permitir'));
    await user.keyboard('{Enter}');
    expect(called('askForDevices')).toHaveLength(1);
    set(DEVICES);
    await tabTo(user, await button('Entrar na sala'));
    await user.keyboard('{Enter}');
    expect(called('enter')).toHaveLength(1);

    set({ phase: 'waiting', isSignalling: true, isOtherPresent: true });
    expect(screen.getByRole('main')).toHaveFocus();
    await tabTo(user, await button('Microfone'));
    await user.keyboard(' ');
    expect(called('setMicrophone')).toEqual([['setMicrophone', false]]);

    set(INSIDE);
    expect(screen.getByRole('main')).toHaveFocus();
    await tabTo(user, await button('Chat'));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Chat' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: '188' })).toHaveAttribute('href', 'tel:188');
    await tabTo(user, await button('Fechar o chat'));
    await user.keyboard('{Enter}');
    expect(await button('Chat')).toHaveFocus();

    const more = await button('Mais');
    await tabTo(user, more);
    await user.keyboard('{Enter}');
    await tabTo(user, await button('Trocar câmera ou microfone'));
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Aparelhos' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await tabTo(user, await button('Sair'));
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sair da sessão?' }));
    await tabTo(user, dialog.getByRole('button', { name: 'Sair' }));
    await user.keyboard('{Enter}');
    expect(called('leave')).toHaveLength(1);
  });

  it('a professional opens the door, and ends the session', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isSignalling: true, isOtherPresent: true });
    const { user } = await open('professional');
    await tabTo(user, await button('Deixar entrar'));
    await user.keyboard('{Enter}');
    expect(called('admit')).toHaveLength(1);
    set(INSIDE);
    await tabTo(user, await button('Encerrar'));
    await user.keyboard('{Enter}');
    await tabTo(user, await button('Encerrar sessão'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(called('end')).toHaveLength(1));
  });
});

describe('waiting', () => {
  it('tells the patient who is missing and what happens next', async () => {
    const { container } = await open('open');
    await heading('Tudo pronto por aqui?');
    set({ ...DEVICES, phase: 'waiting' });
    await heading('Marina ainda não entrou');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    set({ isOtherPresent: true });
    await heading('Marina já vai abrir a porta');
    set({ delayedUntil: Date.now() + 300_000 });
    await heading('Marina pediu mais uns minutos');
  });

  it('says that it hears nothing of the door, with the way out', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isOtherPresent: true });
    const { user, container } = await open('open');
    await heading('Marina já vai abrir a porta');
    expect(screen.queryByRole('button', { name: 'Usar o link externo' })).not.toBeInTheDocument();
    set({ isCutOff: true });
    const title = await heading('Sem conexão com a sala');
    expect(title.closest('[role=status]')).toHaveTextContent(/não sabe quando a porta abre/);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await button('Usar o link externo'));
    await heading('Sessão com Marina');
  });

  it('says to the professional that it does not hear who comes', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isOtherPresent: true, isCutOff: true });
    await open('professional');
    const door = within(await screen.findByRole('region', { name: 'Porta da sala' }));
    expect(door.getByText('Sem conexão com a sala')).toBeInTheDocument();
    expect(door.queryByRole('button', { name: 'Deixar entrar' })).not.toBeInTheDocument();
    expect(door.getByRole('button', { name: 'Usar o link externo' })).toBeEnabled();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Sem conexão com a sala\. Este aparelho não sabe quem chega/),
    );
    set({ isCutOff: false });
    expect(door.getByRole('button', { name: 'Deixar entrar' })).toBeEnabled();
  });

  it('says since when the patient waits at the door', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isOtherPresent: true });
    await open('lastMinutes');
    const door = within(await screen.findByRole('region', { name: 'Porta da sala' }));
    expect(door.getByText(/^Chegou às \d\d:\d\d$/)).toBeInTheDocument();
  });

  it('shows whether the door is open', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting' });
    await open('lastMinutes');
    expect(await screen.findByText('Porta fechada')).toBeInTheDocument();
    set({ isAdmitted: true });
    expect(screen.getByText('Porta aberta')).toBeInTheDocument();
    set({ isOtherPresent: true });
    expect(screen.getByText('Conectando')).toBeInTheDocument();
  });

  it('leads to help and to the external link by Mais', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting' });
    const { user, container } = await open('open');
    await user.click(await button('Mais'));
    await user.click(await button('Preciso de ajuda agora'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajuda agora' }));
    expect(dialog.getByRole('link', { name: '188' })).toHaveAttribute('href', 'tel:188');
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Escape}');
    await user.click(await button('Mais'));
    await user.click(await button('Usar o link externo'));
    await heading('Sessão com Marina');
    expect(screen.getByText(/^Você escolheu a sala de vídeo fora do portal/)).toBeInTheDocument();
  });

  it('says from ten minutes on that the professional is late', async () => {
    mockRoom = createFakeRoom({ phase: 'waiting' });
    await open('late');
    await heading('Marina se atrasou');
    expect(screen.getByText(/você escolhe outro horário ou recebe o dinheiro de volta/)).toBeInTheDocument();
  });

  it('gives the money back where the professional did not come', async () => {
    mockRoom = createFakeRoom({ phase: 'waiting' });
    const { user } = await open('unattended');
    await heading('Marina não conseguiu vir');
    await user.click(await button('Dinheiro de volta'));
    await user.click(await button('Receber de volta'));
    await heading('Esta sessão foi desmarcada');
  });

  it('offers the choice also to a patient who opens the room too late to have waited', async () => {
    const { user, container } = await open('unattended');
    const choice = within(await screen.findByRole('group', { name: 'Marina não conseguiu vir' }));
    expect(choice.getByText(/Sem uma escolha, a sessão é cancelada às \d\d:\d\d/)).toBeInTheDocument();
    expect(choice.getByRole('link', { name: 'Outro horário' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(choice.getByRole('button', { name: 'Dinheiro de volta' }));
    await user.click(await button('Receber de volta'));
    await heading('Esta sessão foi desmarcada');
  });

  it('leads to another time where the professional did not come', async () => {
    mockRoom = createFakeRoom({ phase: 'waiting' });
    const { user } = await open('unattended');
    await user.click(await screen.findByRole('link', { name: 'Outro horário' }));
    expect(await screen.findByText('Qual dia fica melhor?')).toBeInTheDocument();
  });

  it('leads a professional whose patient is absent to the consultation in the agenda', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting' });
    await open('absentPatient');
    expect(await screen.findByRole('link', { name: 'Abrir a agenda' })).toHaveAttribute(
      'href',
      `/professional/agenda?sessao=${CONSULTATIONS.confirmed.id}`,
    );
  });

  it('lets the professional open the door', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting' });
    const { user, container } = await open('professional');
    const door = within(await screen.findByRole('region', { name: 'Porta da sala' }));
    expect(door.getByText('Camila ainda não entrou')).toBeInTheDocument();
    set({ isOtherPresent: true });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Camila está esperando',
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.click(door.getByRole('button', { name: 'Mais 5 minutos' }));
    await user.click(door.getByRole('button', { name: 'Deixar entrar' }));
    expect(mockRoom.calls).toEqual(expect.arrayContaining([['delay', 5], ['admit']]));
  });

  it('calls the professional in another tab by a tone and the title when the patient arrives', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isSignalling: true });
    await open('professional');
    await button('Encerrar');
    expect(document.title).toMatch(/^Sessão com Camila/);
    expect(mockTone).not.toHaveBeenCalled();
    set({ isOtherPresent: true });
    expect(document.title).toMatch(/^Camila está esperando/);
    expect(mockTone).toHaveBeenCalledTimes(1);
    set({ phase: 'connecting', isAdmitted: true });
    expect(document.title).toMatch(/^Sessão com Camila/);
  });

  it('calls the patient in another tab by a tone and the title when the door opens', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isSignalling: true, isOtherPresent: true });
    await open('waited');
    await heading('Marina já vai abrir a porta');
    expect(mockTone).not.toHaveBeenCalled();
    set({ phase: 'connecting', isAdmitted: true });
    expect(document.title).toMatch(/^Marina abriu a porta/);
    set({ phase: 'left' });
    expect(document.title).toMatch(/^Sessão com Marina/);
    expect(mockTone).toHaveBeenCalledTimes(1);
  });

  it('leaves the open door in the title for a patient who looks elsewhere, until they come back', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isSignalling: true, isOtherPresent: true });
    await open('waited');
    await heading('Marina já vai abrir a porta');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    set({ phase: 'connecting', isAdmitted: true });
    set({ phase: 'connected' });
    expect(document.title).toMatch(/^Marina abriu a porta/);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(document.title).toMatch(/^Sessão com Marina/);
    expect(mockTone).toHaveBeenCalledTimes(1);
  });

  it('does not sound again for a patient whose connection comes and goes', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isSignalling: true, isOtherPresent: true });
    await open('professional');
    await button('Encerrar');
    for (const isOtherPresent of [false, true, false, true]) set({ isOtherPresent });
    expect(document.title).toMatch(/^Camila está esperando/);
    expect(mockTone).toHaveBeenCalledTimes(1);
  });

  it('keeps the door closed where the server refuses to open it, and says why', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isOtherPresent: true });
    mockRoom.refuse('network');
    const { user, toasts } = await open('professional');
    await user.click(await button('Deixar entrar'));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Sem conexão', text: 'Confira a sua internet e tente novamente.' }]),
    );
    expect(await button('Deixar entrar')).toBeEnabled();
  });
});

describe('the call', () => {
  it('shows the other, the own picture and the time, and names its controls', async () => {
    mockRoom = createFakeRoom(INSIDE);
    const { user, container } = await open('together');
    await heading('Na sessão com Marina');
    expect(screen.getByLabelText('Vídeo de Marina')).toBeInTheDocument();
    expect(browser.play).toHaveBeenCalled();
    expect(screen.getByRole('timer')).toHaveTextContent(/^32:\d\d de 50:00$/);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Microfone', pressed: true }));
    await user.click(screen.getByRole('button', { name: 'Câmera', pressed: true }));
    expect(mockRoom.calls).toEqual(
      expect.arrayContaining([
        ['setMicrophone', false],
        ['setCamera', false],
      ]),
    );
    set({ microphone: 'off' });
    expect(screen.getByRole('button', { name: 'Microfone', pressed: false })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tela' })).not.toBeInTheDocument();
    set({ canShare: true });
    await user.click(await button('Tela'));
    expect(called('share')).toHaveLength(1);
  });

  it('counts the time from the moment both are in, and the patient was let in', async () => {
    mockRoom = createFakeRoom({ ...INSIDE, phase: 'connecting' });
    const { client } = await open('waited');
    await heading('Na sessão com Marina');
    expect(screen.getByText(/^começou às \d\d:\d\d$/)).toBeInTheDocument();
    const consultation_id = scenarios.waited.path.slice(6);
    await client.rpc('enter_room', { consultation_id, page: crypto.randomUUID() });
    await embedded.exec(
      `insert into private.room_admissions (consultation_id) values ('${consultation_id}')`,
    );
    set({ phase: 'connected' });
    expect(await screen.findByRole('timer')).toHaveTextContent(/^\d:\d\d de 50:00$/);
  });

  it('announces the open door in a region that was there while the patient waited', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isSignalling: true, isOtherPresent: true });
    await open('waited');
    await heading('Marina já vai abrir a porta');
    const regions = screen.getAllByRole('status');
    set({ phase: 'connecting', isAdmitted: true });
    expect(regions.filter((region) => region.isConnected).map(({ textContent }) => textContent)).toContain(
      'Marina abriu a porta. Entrando com câmera e microfone ligados.',
    );
  });

  it('keeps the chat open, with what is being written, when the door opens and when the other drops', async () => {
    mockRoom = createFakeRoom({ ...DEVICES, phase: 'waiting', isSignalling: true, isOtherPresent: true });
    const { user } = await open('waited');
    await heading('Marina já vai abrir a porta');
    await user.click(await button('Chat'));
    const writing = await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.type(writing, 'Estou sem som');
    set(INSIDE);
    await heading('Na sessão com Marina');
    expect(writing).toHaveFocus();
    set({ phase: 'waiting', remote: null, isOtherPresent: false });
    expect(await heading(/^Marina/)).toBeInTheDocument();
    expect(writing).toHaveFocus();
    expect(writing).toHaveValue('Estou sem som');
  });

  it('counts and announces what arrives in the closed chat', async () => {
    mockRoom = createFakeRoom(INSIDE);
    const { user } = await open('written');
    expect(await screen.findByText('1 mensagem nova')).toHaveAttribute('role', 'status');
    await user.click(await button('Chat'));
    expect(await screen.findByText('O exercício está aqui.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('1 mensagem nova')).not.toBeInTheDocument());
  });

  it('announces whose screen is shown, and names both in full', async () => {
    mockRoom = createFakeRoom(INSIDE);
    await open('together');
    await heading('Na sessão com Marina');
    expect(screen.getAllByText('Marina Azevedo').length).toBeGreaterThan(0);
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced()).toContainEqual(expect.stringContaining('Marina entrou na conversa.'));
    set({ isSharing: true });
    expect(announced()).toContainEqual(expect.stringContaining('Você está mostrando a tela'));
    const { remoteState } = mockRoom.snapshot();
    set({ isSharing: false, remoteState: remoteState && { ...remoteState, screen: true } });
    expect(announced()).toContainEqual(expect.stringContaining('Tela de Marina'));
  });

  it('says that a phone call took the microphone, before anything else', async () => {
    mockRoom = createFakeRoom({
      ...INSIDE,
      microphone: 'none',
      microphoneProblem: 'busy',
      isMicrophoneLost: true,
      advice: 'wait',
    });
    await open('together');
    expect(await screen.findByText('Outro programa está usando o microfone.')).toBeInTheDocument();
    expect(screen.getByText(/Voltamos a ligar assim que der\./)).toBeInTheDocument();
    set({ microphone: 'on', microphoneProblem: null, isMicrophoneLost: false });
    expect(screen.queryByText('Outro programa está usando o microfone.')).not.toBeInTheDocument();
  });

  it('asks before leaving also while the professional is away for a moment', async () => {
    mockRoom = createFakeRoom({ ...INSIDE, phase: 'waiting', isOtherPresent: false, remote: null });
    const { user } = await open('together');
    await user.click(await button('Sair'));
    expect(await screen.findByRole('dialog', { name: 'Sair da sessão?' })).toBeInTheDocument();
    expect(called('leave')).toHaveLength(0);
  });

  it('asks before leaving, and offers the way back', async () => {
    mockRoom = createFakeRoom(INSIDE);
    const { user } = await open('together');
    await user.click(await button('Sair'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sair da sessão?' }));
    expect(dialog.getByText(/Ainda faltam 18 minutos/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Sair' }));
    expect(called('leave')).toHaveLength(1);
    set({ phase: 'left', local: null });
    await heading('Você saiu da sala');
    expect(await button('Usar o link externo')).toBeEnabled();
    await user.click(await button('Entrar de novo'));
    await waitFor(() => expect(called('enter')).toHaveLength(1));
    // The room opens what was on; a camera that was off stays off.
    expect(called('askForDevices')).toHaveLength(0);
  });

  it('advises on a weak connection, and shows reconnecting and voice only', async () => {
    mockRoom = createFakeRoom({ ...INSIDE, quality: 'weak', advice: 'turn_camera_off' });
    const { user } = await open('together');
    await user.click(await button('Desligar câmera'));
    expect(called('setCamera')).toEqual([['setCamera', false]]);
    set({ isSharing: true, camera: 'off', advice: 'stop_sharing' });
    await user.click(await button('Parar de mostrar a tela'));
    expect(called('stopSharing')).toHaveLength(1);
    expect(called('setCamera')).toHaveLength(1);
    set({ phase: 'reconnecting', isSharing: false, camera: 'on', advice: null });
    expect(screen.getByRole('heading', { name: 'Reconectando' })).toBeInTheDocument();
    await user.click(await button('Continuar só com voz'));
    expect(called('setAudioOnly')).toEqual([['setAudioOnly', true]]);
    set({ phase: 'connected', isAudioOnly: true });
    await user.click(await button('Ligar o vídeo'));
    expect(called('setAudioOnly')).toHaveLength(2);
  });

  it('says to the patient that the door is open, and which devices are on', async () => {
    mockRoom = createFakeRoom({ ...INSIDE, phase: 'connecting', remote: null });
    await open('together');
    const both = 'Marina abriu a porta. Entrando com câmera e microfone ligados.';
    expect(await screen.findAllByText(both)).toHaveLength(2);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(both);
    set({ camera: 'off' });
    expect(screen.getAllByText(/com o microfone ligado e a câmera desligada\.$/)).toHaveLength(2);
    set({ microphone: 'off' });
    expect(screen.getAllByText(/com câmera e microfone desligados\.$/)).toHaveLength(2);
    set({ camera: 'on' });
    expect(screen.getAllByText(/com a câmera ligada e o microfone desligado\.$/)).toHaveLength(2);
  });

  it('names a network that lets no call pass, with the ways out, and keeps the focus', async () => {
    mockRoom = createFakeRoom({ ...INSIDE, phase: 'connecting', remote: null });
    const { user } = await open('together');
    expect(await screen.findByRole('heading', { name: 'Conectando' })).toBeInTheDocument();
    await user.click(await button(/^Chat/));
    const writing = await screen.findByRole('textbox');
    await user.type(writing, 'Oi');
    set({ hasFailed: true });
    expect(screen.getByRole('heading', { name: 'A chamada ainda não conectou' })).toBeInTheDocument();
    expect(writing).toHaveFocus();
    expect(writing).toHaveValue('Oi');
    await user.click(await button('Tentar de novo'));
    expect(called('restart')).toHaveLength(1);
    set({ hasFailed: false });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    set({ hasFailed: true });
    await user.click(await button('Usar o link externo'));
    await heading(/^Sessão com Marina/);
  });

  it('asks again for a device that could not be used', async () => {
    const problems = { microphoneProblem: 'busy', cameraProblem: 'denied' } as const;
    mockRoom = createFakeRoom({ ...INSIDE, local: null, microphone: 'none', camera: 'none', ...problems });
    const { user, toasts } = await open('together');
    await user.click(await button('Câmera'));
    expect(called('setCamera')).toEqual([['setCamera', true]]);
    const refused = {
      title: 'Câmera bloqueada pelo navegador',
      text: 'Permita no símbolo ao lado do endereço e toque de novo.',
    };
    await waitFor(() => expect(toasts()).toEqual([refused]));
    await user.click(await button('Mais'));
    await user.click(await button('Trocar câmera ou microfone'));
    expect(await screen.findByRole('combobox', { name: 'Câmera' })).toHaveTextContent('Sem permissão');
    await user.keyboard('{Escape}');
    mockRoom.answer({ local: fakeStream('audio'), microphone: 'on', microphoneProblem: null });
    await user.click(await button('Microfone'));
    expect(called('setMicrophone')).toEqual([['setMicrophone', true]]);
    expect(toasts()).toEqual([refused]);
  });

  it('offers to start the sound where the browser keeps it silent', async () => {
    browser.play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    mockRoom = createFakeRoom(INSIDE);
    const { user } = await open('together');
    const hear = await button('Tocar para ouvir');
    await user.click(hear);
    await waitFor(() => expect(hear).not.toBeInTheDocument());
  });

  it('reaches devices, protection and help by Mais', async () => {
    mockRoom = createFakeRoom({ ...INSIDE, safetyNumber: '12345678901234567890' });
    const { user } = await open('together');
    await user.click(await button('Mais'));
    await user.click(await button('Conferir a proteção'));
    expect(await screen.findByText('12345 67890 12345 67890')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await button('Mais'));
    await user.click(await button('Trocar câmera ou microfone'));
    expect(await screen.findByRole('dialog', { name: 'Aparelhos' })).toBeInTheDocument();
  });

  it('closes the chat with Escape, and gives the focus back', async () => {
    mockRoom = createFakeRoom(INSIDE);
    const { user } = await open('together');
    const opener = await button('Chat');
    await user.click(opener);
    await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Já volto.{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Mensagem' })).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('announces a notice in a region that was there before', async () => {
    mockRoom = createFakeRoom(INSIDE);
    await open('together');
    await heading('Na sessão com Marina');
    const regions = screen.getAllByRole('status');
    const { remoteState } = mockRoom.snapshot();
    set({ remoteState: remoteState && { ...remoteState, microphone: false } });
    const notice = screen.getByText('O microfone de Marina está desligado.');
    expect(regions.some((region) => region.contains(notice))).toBe(true);
  });

  it('counts the last minutes, and lets the professional end it for both', async () => {
    mockRoom = createFakeRoom(INSIDE);
    const { user } = await open('lastMinutes');
    expect(await screen.findByText(/^Faltam 4 minutos\.$/)).toBeInTheDocument();
    set({ isSharing: true });
    expect(screen.getByText(/^Faltam 4 minutos\.$/)).toBeInTheDocument();
    await user.click(await button('Encerrar'));
    await user.click(await button('Encerrar sessão'));
    expect(called('end')).toHaveLength(1);
  });

  it('promises no completed consultation while an absence is reported', async () => {
    mockRoom = createFakeRoom(INSIDE);
    const { user } = await open('contestedCall');
    await user.click(await button('Encerrar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar a sessão?' }));
    expect(dialog.getByText(/Há uma ausência informada/)).toBeInTheDocument();
    expect(dialog.queryByText(/fica Concluída/)).not.toBeInTheDocument();
  });

  it('passes to this device from another', async () => {
    mockRoom = createFakeRoom({ phase: 'taken_over' });
    const { user } = await open('together');
    await waitFor(async () =>
      expect(await heading('Você já está na sala em outra aba ou aparelho')).toHaveFocus(),
    );
    await user.click(await button('Continuar aqui'));
    await waitFor(() => expect(called('enter')).toHaveLength(1));
  });

  it.each([
    ['cancelled', `status = 'cancelled', cancelled_by = 'platform'`, 'Esta sessão foi desmarcada'],
    ['missed', `status = 'no_show'`, 'Esta sessão terminou em falta'],
  ])('closes when the consultation is %s', async (_, change, title) => {
    mockRoom = createFakeRoom(INSIDE);
    await open('together');
    await heading('Na sessão com Marina');
    await embedded.exec(
      `update public.consultations set ${change} where id = '${CONSULTATIONS.confirmed.id}'`,
    );
    expect(called('leave')).toHaveLength(0);
    act(() => mockRoom.options()?.onStatus());
    await heading(title);
    expect(called('leave')).toHaveLength(1);
    expect(called('releaseDevices')).toHaveLength(1);
  });

  it('leads to the check again when the consultation is moved', async () => {
    mockRoom = createFakeRoom(INSIDE);
    await open('together');
    await heading('Na sessão com Marina');
    await embedded.exec(
      `update public.consultations set starts_at = private.now() + interval '300 days',
        ends_at = private.now() + interval '300 days 50 minutes' where id = '${CONSULTATIONS.confirmed.id}'`,
    );
    act(() => mockRoom.options()?.onStatus());
    // The database refuses the page, which the call reports.
    set({ phase: 'refused', refusal: 'room_not_open' });
    await waitFor(async () => expect(await heading('A sessão mudou de horário')).toHaveFocus());
    expect(screen.getByText(/, horário de Brasília\. Pode conferir/)).toBeInTheDocument();
    expect(await button(/^A sala abre/)).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('afterwards', () => {
  it('comes when the room closes during the call', async () => {
    mockRoom = createFakeRoom(INSIDE);
    await open('toComplete');
    await heading('Sessão encerrada');
    expect(called('leave').length).toBeGreaterThan(0);
  });

  it('keeps the stars until the consultation is completed', async () => {
    const { user, container } = await open('ended');
    await heading('Que bom que você veio, Camila');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('radio', { name: '4 de 5' }));
    expect(screen.getByText(/^Avalie quando a consulta for concluída/)).toBeInTheDocument();
    expect(screen.getByText('42 minutos')).toBeInTheDocument();
    expect(screen.getAllByText(/^Entrou às \d\d:\d\d, saiu às \d\d:\d\d$/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: '188 CVV' })).toHaveAttribute('href', 'tel:188');
    await user.click(screen.getByRole('link', { name: 'Ver Minhas Consultas' }));
    await heading('Minhas Consultas');
    act(() => window.history.back());
    expect(await screen.findByRole('radio', { name: '4 de 5' })).toBeChecked();
  });

  it('asks for no rating any more once the patient declined', async () => {
    const { user } = await open('ended');
    await user.click(await screen.findByRole('radio', { name: '4 de 5' }));
    await user.click(await button('Agora não'));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Ver Minhas Consultas' }));
    await heading('Minhas Consultas');
    act(() => window.history.back());
    expect(await screen.findByRole('radio', { name: '4 de 5' })).not.toBeChecked();
  });

  it('opens the rating with the stars chosen once the consultation is completed', async () => {
    const { user, address } = await open('toBeCompleted');
    await user.click(await screen.findByRole('radio', { name: '4 de 5' }));
    await runJobs();
    act(() => mockRoom.options()?.onStatus());
    await waitFor(() => expect(address()).toMatch(/^\/feedback\?consultation=[0-9a-f-]{36}&nota=4$/));
    expect(await screen.findByRole('radio', { name: '4 de 5' })).toBeChecked();
  });

  it('offers times of the professional where no other session is booked, and the confirmation', async () => {
    const { user, address } = await open('ended');
    const times = within(await screen.findByRole('list', { name: 'Próximos horários de Marina' }));
    const links = times.getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(links[0]).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/patient/booking/${PEOPLE.marina.id}`)),
    );
    await user.click(screen.getByRole('link', { name: 'Comprovante de pagamento' }));
    expect(address()).toBe(`/patient/comprovante/${CONSULTATIONS.confirmed.id}`);
  });

  it('names the next session, also before the end of this one', async () => {
    await open('endedWithAnother');
    expect(await screen.findByText(/^Marina, \d\d:\d\d, 50 minutos$/)).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma sessão marcada.')).not.toBeInTheDocument();
  });

  it('leads to the rating with the stars chosen', async () => {
    const { user } = await open('completed');
    await user.click(await screen.findByRole('radio', { name: '4 de 5' }));
    await user.click(screen.getByRole('link', { name: 'Continuar a avaliação' }));
    expect(await screen.findByRole('radio', { name: '4 de 5' })).toBeChecked();
    expect(window.location.search).toMatch(/^\?consultation=[0-9a-f-]{36}&nota=4$/);
  });

  it('lets the professional open it again before the end', async () => {
    const { user } = await open('endedByProfessional');
    await heading('Sessão encerrada');
    await user.click(await button('Abrir a sala de novo'));
    await waitFor(() => expect(called('enter')).toHaveLength(1));
  });

  it('lets the professional complete it from the end on', async () => {
    const { user } = await open('toComplete');
    await user.click(await button('Concluir a consulta'));
    expect(await screen.findByText('A consulta está concluída.')).toBeInTheDocument();
  });

  it('says why a consultation cannot be completed', async () => {
    const { user } = await open('contested');
    const complete = await button('Concluir a consulta');
    await embedded.exec(`insert into private.absences (consultation_id, message)
      values ('${CONSULTATIONS.confirmed.id}', 'Esperei.')`);
    await user.click(complete);
    expect(await screen.findByText(/^Há uma ausência informada/)).toHaveAttribute('role', 'status');
    expect(complete).not.toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Ver na agenda' });
    expect(links[0]).toHaveAttribute('href', `/professional/agenda?sessao=${CONSULTATIONS.confirmed.id}`);
  });

  it('does not thank those who never met, and releases the devices', async () => {
    mockRoom = createFakeRoom(DEVICES);
    await open('neverMet');
    await heading('A sessão não aconteceu na sala');
    expect(screen.getAllByText('Não entrou')).toHaveLength(2);
    expect(called('releaseDevices')).toHaveLength(1);
  });
});

it('after a door that did not open, a session did not happen in the room', async () => {
  await open('neverLetIn');
  await heading('A sessão não aconteceu na sala');
  expect(screen.queryByRole('radio', { name: '4 de 5' })).not.toBeInTheDocument();
});

it('stays on its page while it enters again', async () => {
  mockRoom = createFakeRoom({ phase: 'left' });
  await open('together');
  const title = await heading('Você saiu da sala');
  set({ phase: 'entering' });
  expect(title).toBeInTheDocument();
  expect(screen.queryByText('Tudo pronto por aqui?')).not.toBeInTheDocument();
  set({ phase: 'taken_over' });
  const taken = await heading('Você já está na sala em outra aba ou aparelho');
  set({ phase: 'entering' });
  expect(taken).toBeInTheDocument();
});

it('listens to a room that was ended until it closes', async () => {
  mockRoom = createFakeRoom({ phase: 'ended' });
  await open('ended');
  await heading('Que bom que você veio, Camila');
  expect(called('releaseDevices')).toHaveLength(1);
  expect(called('leave')).toHaveLength(0);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 60_000);
  await waitFor(() => expect(called('leave')).toHaveLength(1), { timeout: 5000 });
});

it('announces that the professional has opened the room again', async () => {
  mockRoom = createFakeRoom({ phase: 'ended' });
  await open('ended');
  const region = (await heading('Que bom que você veio, Camila')).closest('[role=status]');
  await embedded.exec('delete from private.room_endings');
  act(() => mockRoom.options()?.onStatus());
  await heading('A sala foi aberta de novo');
  expect(region).toHaveTextContent('A sala foi aberta de novo');
  expect(await button('Entrar de novo')).toBeInTheDocument();
});

describe('a room that does not open', () => {
  it.each([
    ['cancelled', 'Esta sessão foi desmarcada'],
    ['cancelledForProfessional', 'Esta sessão foi desmarcada'],
    ['missed', 'Esta sessão terminou em falta'],
    ['unpaid', 'Falta o pagamento'],
    ['otherUsers', 'Sala não encontrada'],
    ['admin', 'Sala não encontrada'],
    ['notAnId', 'Sala não encontrada'],
  ] as const)('%s: %s', async (name, title) => {
    const { container } = await open(name);
    await heading(title);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [
      'cancelled',
      /^Marina desmarcou hoje, às \d\d:\d\d\. O reembolso está a caminho\. Em Minhas Consultas você marca/,
    ],
    ['cancelledForProfessional', /^Camila desmarcou hoje, às \d\d:\d\d\. Os detalhes estão na agenda\.$/],
    [
      'cancelledForAbsence',
      /^Marina não veio, e a sessão foi cancelada hoje, às \d\d:\d\d\. O reembolso está a caminho\./,
    ],
    [
      'cancelledForOwnAbsence',
      /^A sua ausência foi registrada, e a sessão foi cancelada com reembolso hoje, às \d\d:\d\d\. Os detalhes/,
    ],
  ] as const)('%s: says who cancelled, when, and where the money is', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('leads a professional who is the patient to their own consultations', async () => {
    await open('cancelledAsPatient');
    await heading('Esta sessão foi desmarcada');
    const links = screen.getAllByRole('link', { name: /^(Ver Minhas Consultas|Sair da sala)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/patient/appointments',
      '/patient/appointments',
    ]);
  });

  it('opens once it is paid, for devices too', async () => {
    mockRoom = createFakeRoom(DEVICES);
    await open('unpaid');
    await heading('Falta o pagamento');
    expect(called('releaseDevices')).toHaveLength(1);
    await embedded.exec(sql.setStatus(CONSULTATIONS.pending, 'scheduled'));
    act(() => mockRoom.options()?.onStatus());
    await heading('Tudo pronto por aqui?');
    // A closed room would ask for no device any more.
    expect(called('close')).toHaveLength(0);
  });

  it('tries again after a failure', async () => {
    await open('unreachable');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar a sala.');
  });
});

describe('the external link', () => {
  it('is shown only after entering was recorded', async () => {
    const { user, container } = await open('external');
    await heading('Sessão com Marina');
    expect(screen.queryByRole('link', { name: 'Abrir a sala de vídeo' })).not.toBeInTheDocument();
    await user.click(await button('Entrar na sala'));
    expect(mockExternal.calls).toEqual([['enter', undefined]]);
    act(() => mockExternal.set({ phase: 'elsewhere' }));
    expect(screen.getByRole('group', { name: 'Você entrou' })).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Abrir a sala de vídeo' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leaves nothing on record but when each entered', async () => {
    await open('afterExternal');
    const facts = within(await screen.findByRole('region', { name: 'O que ficou registrado' }));
    expect(facts.getAllByText(/^Entrou às \d\d:\d\d$/)).toHaveLength(2);
    expect(facts.queryByText('Tempo juntos')).not.toBeInTheDocument();
  });

  it('as the way out leaves no leaving and no minutes on record', async () => {
    await open('afterWayOut');
    const facts = within(await screen.findByRole('region', { name: 'O que ficou registrado' }));
    expect(facts.getByText(/^Entrou às \d\d:\d\d$/)).toBeInTheDocument();
    expect(facts.getByText(/^Entrou às \d\d:\d\d, saiu às \d\d:\d\d$/)).toBeInTheDocument();
    expect(facts.queryByText('Tempo juntos')).not.toBeInTheDocument();
  });

  it('is the way out of the portal’s room, and back', async () => {
    const { user } = await open('open');
    await user.click(await button('Usar o link externo'));
    await user.click(await button('Voltar à sala do portal'));
    await heading('Tudo pronto por aqui?');
    expect(mockExternal.calls).toContainEqual(['leave']);
  });
});
