import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { OUTBOX_PREFIX } from 'shared-domain/drafts';
import { announceConnectionBack } from 'shared-portal/connection-back';
import { portalHistory } from 'shared-portal/history';
import { deviceIsIn, holdRequests, openScenario, setDeviceClock } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { onlyCancelled, scenarios } from './scenarios';

let hasFocus = true;
beforeEach(() => {
  hasFocus = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
});
afterEach(() => jest.restoreAllMocks());

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const box = () => screen.findByRole('textbox', { name: 'Mensagem' });
/** Where unsent messages are stored. */
const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIX));
const bubbles = () =>
  within(screen.getByRole('log', { name: 'Mensagens' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const marinaWrites = (text: string) =>
  embedded.exec(`insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
    select gen_random_uuid(), id, professional_id, 'professional', '${text}' from public.consultations
    where id = '${CONSULTATIONS.confirmed.id}'`);

describe('a conversation', () => {
  it('shows the patient the messages by day with times', async () => {
    await open('patient');
    expect(await screen.findByRole('heading', { level: 1, name: 'Marina Azevedo' })).toBeInTheDocument();
    expect(screen.getByText('Psicóloga, CRP 06/112233')).toBeInTheDocument();
    expect(screen.getByText('Chat criptografado e confidencial')).toBeInTheDocument();
    await screen.findByText('Combinado, obrigada!');
    expect(bubbles()).toHaveLength(4);
    expect(bubbles()[0]).toMatch(/^Você: Oi, Marina\. .+\d\d:\d\d Lida$/);
    expect(bubbles()[1]).toMatch(/^Marina Azevedo: Oi, Camila\. .+\d\d:\d\d$/);
    const days = screen.getAllByRole('region', { name: /^(Hoje|Ontem|.+ de 20\d\d)$/ });
    expect(days.flatMap((day) => within(day).getAllByRole('listitem'))).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/patient/appointments');
  });

  it('shows where a consultation was moved, and where one was cancelled', async () => {
    const { container } = await open('changed');
    await screen.findByText(/^Consulta de .+ cancelada$/);
    const when = String.raw`\S+, \d+º? \S+, \d\d:\d\d`;
    expect(bubbles()).toHaveLength(6);
    expect(bubbles()[4]).toMatch(new RegExp(`^Consulta de ${when} remarcada para ${when}$`));
    expect(bubbles()[5]).toMatch(new RegExp(`^Consulta de ${when} cancelada$`));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the messages where the changes cannot be read', async () => {
    await openScenario(PatientRoutes, {
      ...scenarios.changed,
      faults: [{ path: '/rest/v1/rpc/conversation_changes', answer: { status: 400 } }],
    });
    await screen.findByText('Combinado, obrigada!');
    expect(bubbles()).toHaveLength(4);
  });

  it('says the next time on the device’s clock, too, where it differs', async () => {
    deviceIsIn('America/Rio_Branco');
    await open('patient');
    expect(await screen.findByText(/^\d\d:\d\d no seu horário$/)).toBeInTheDocument();
  });

  it('shows the professional the same from the other side', async () => {
    await open('professional');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Camila Ribeiro dos Santos' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Paciente')).toBeInTheDocument();
    await screen.findByText('Combinado, obrigada!');
    expect(bubbles()[0]).toMatch(/^Camila Ribeiro dos Santos: /);
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/professional/dashboard');
  });

  it('marks new messages and reports them as read', async () => {
    const { client } = await open('patient');
    await screen.findByText('1 nova');
    const marked = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('1 nova'));
    expect(marked.at(-1)).toHaveTextContent('Até lá. Se precisar remarcar, me avise por aqui.');
    await waitFor(async () => {
      const { data } = await client.rpc('conversations');
      expect(data).toEqual([
        expect.objectContaining({ consultation_id: CONSULTATIONS.confirmed.id, unread: 0 }),
      ]);
    });
  });

  it('leaves messages unread while another window or tab is in front', async () => {
    const unread = async () => (await client.rpc('conversations')).data?.[0]?.unread;
    hasFocus = false;
    const { client } = await open('patient');
    await screen.findByText('1 nova');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('focus')));
    hasFocus = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(unread()).resolves.toBe(1);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(async () => expect(await unread()).toBe(0));
  });

  it('is the same for every consultation of the two', async () => {
    await open('completed');
    await screen.findByText('Combinado, obrigada!');
    expect(bubbles()).toHaveLength(4);
  });

  it('shows an own message as delivered, then as read without waiting for a timer', async () => {
    const { client, user } = await openScenario(PatientRoutes, scenarios.patient, { hasSockets: true });
    await waitFor(() => expect(client.getChannels().map(({ state }) => state)).toEqual(['joined']));
    await user.type(await box(), 'Até quinta.{Enter}');
    await waitFor(() => expect(bubbles()).toHaveLength(5));
    expect(bubbles()[4]).toMatch(/Entregue$/);
    await embedded.exec(`update public.chat_messages set read_at = private.now() where read_at is null`);
    await waitFor(() => expect(bubbles()[4]).toMatch(/Lida$/));
  });

  it('shows an empty state', async () => {
    await open('empty');
    expect(await screen.findByText('Ainda não há mensagens. Escreva quando quiser.')).toBeInTheDocument();
    expect(await box()).toBeEnabled();
  });

  it('loads the newest fifty, and older ones on request', async () => {
    const { user } = await open('long');
    await screen.findByText('Combinado, obrigada!');
    expect(bubbles()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Mostrar mensagens anteriores' }));
    await waitFor(() => expect(bubbles()).toHaveLength(100));
    await user.click(screen.getByRole('button', { name: 'Mostrar mensagens anteriores' }));
    await waitFor(() => expect(bubbles()).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'Mostrar mensagens anteriores' })).not.toBeInTheDocument();
  });

  it('counts what arrives while the user reads further up, and marks it as read at the end', async () => {
    const { user, client } = await open('long');
    await screen.findByText('Combinado, obrigada!');
    const unread = async () => (await client.rpc('conversations')).data?.[0]?.unread;
    await waitFor(async () => expect(await unread()).toBe(0));
    const log = screen.getByRole('log', { name: 'Mensagens' });
    log.scrollTop = -900;
    fireEvent.scroll(log);
    await marinaWrites('Uma coisa.');
    await marinaWrites('E outra.');
    const button = await screen.findByRole('button', { name: '2 novas' }, { timeout: 8000 });
    await expect(unread()).resolves.toBe(2);
    await user.click(button);
    expect(log.scrollTop).toBe(0);
    expect(log).toHaveFocus();
    fireEvent.scroll(log);
    expect(button).not.toBeInTheDocument();
    await waitFor(async () => expect(await unread()).toBe(0));
  }, 15_000);

  it('shows new messages from the other side automatically', async () => {
    await open('patient');
    await screen.findByText('Combinado, obrigada!');
    await marinaWrites('Estou por aqui.');
    expect(
      await screen.findByText('Marina Azevedo: Estou por aqui.', undefined, { timeout: 8000 }),
    ).toHaveAttribute('role', 'status');
  }, 15_000);
});

describe('writing', () => {
  it('sends on Enter, once, and stores the message', async () => {
    const { user, client } = await open('patient');
    await user.type(await box(), '  Dormi melhor.{Shift>}{Enter}{/Shift}Obrigada.{Enter}{Enter}');
    await waitFor(() => expect(bubbles()).toHaveLength(5));
    expect(await box()).toHaveValue('');
    const { data } = await client
      .from('chat_messages')
      .select('content, sender')
      .order('created_at', { ascending: false })
      .limit(1);
    expect(data).toEqual([{ content: 'Dormi melhor.\nObrigada.', sender: 'patient' }]);
  });

  it('does not send an empty message', async () => {
    const { user } = await open('patient');
    await screen.findByText('Combinado, obrigada!');
    await user.type(await box(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    expect(bubbles()).toHaveLength(4);
  });

  it('shows a message at once, before it is stored', async () => {
    const { user } = await open('patient');
    await screen.findByText('Combinado, obrigada!');
    const requests = holdRequests();
    await user.type(await box(), 'Até quinta.{Enter}');
    expect(bubbles()[4]).toMatch(/^Você: Até quinta\.\d\d:\d\d Enviando…$/);
    expect(await box()).toHaveValue('');
    expect(await box()).toHaveFocus();
    await requests.answerAll(() => bubbles()[4]?.endsWith('Entregue') === true);
    expect(bubbles()).toHaveLength(5);
  });

  it('sends a message by itself once the connection is back', async () => {
    const { user, client } = await open('brokenOnce');
    await user.type(await box(), 'Chego cinco minutos antes.{Enter}');
    await screen.findByText('Você está sem conexão. Enviamos assim que ela voltar.');
    expect(bubbles()[4]).toMatch(/Aguardando envioDescartar$/);
    act(announceConnectionBack);
    await waitFor(() => expect(bubbles()[4]).toMatch(/Entregue$/));
    expect(bubbles()).toHaveLength(5);
    expect(screen.queryByText(/Você está sem conexão/)).not.toBeInTheDocument();
    const { count } = await client
      .from('chat_messages')
      .select('id', { count: 'exact', head: true })
      .eq('content', 'Chego cinco minutos antes.');
    expect(count).toBe(1);
  });

  it('waits while the server is in trouble, and sends by itself afterwards', async () => {
    const { user } = await open('serverInTrouble');
    await user.type(await box(), 'Um{Enter}');
    await screen.findByText('O servidor não respondeu. Enviamos assim que ele responder.');
    expect(bubbles()[4]).toMatch(/Aguardando envioDescartar$/);
    act(announceConnectionBack);
    await waitFor(() => expect(bubbles()[4]).toMatch(/^Você: Um.*Entregue$/));
  });

  it('still works with a professional who is only unlisted', async () => {
    const { user } = await open('unlisted');
    await screen.findByText('Combinado, obrigada!');
    await user.type(await box(), 'Até logo.{Enter}');
    await waitFor(() => expect(bubbles()).toHaveLength(5));
  });

  it.each([
    ['closedMeanwhile', 'Esta conversa está fechada para novas mensagens.'],
    ['suspendedMeanwhile', 'Esta conversa está fechada para novas mensagens.'],
    ['refusedText', 'Uma mensagem tem até 2000 caracteres.'],
  ] as const)('%s: says that it is not sent, why, and lets the user decide', async (name, text) => {
    const { user, container } = await open(name);
    await user.type(await box(), 'Oi de novo{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(bubbles()[4]).toMatch(/^Você: Oi de novo\d\d:\d\d Não enviada/);
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toHaveAccessibleDescription(/Oi de novo/);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(bubbles()).toHaveLength(4);
    expect(await box()).toHaveFocus();
  });

  it('sends a refused message again on request, after what was written since', async () => {
    const { user } = await open('refusedOnce');
    await user.type(await box(), 'Um{Enter}');
    await screen.findByRole('alert');
    await user.type(await box(), 'Dois{Enter}');
    await waitFor(() => expect(bubbles()[4]).toMatch(/^Você: Dois.*Entregue$/));
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(bubbles()[5]).toMatch(/^Você: Um.*Entregue$/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps unsent messages through a reload, and sends them in their order from any page', async () => {
    const { user, unmount } = await open('offline');
    await user.type(await box(), 'Um{Enter}');
    await screen.findByText('Você está sem conexão. Enviamos assim que ela voltar.');
    await user.type(await box(), 'Dois{Enter}');
    await waitFor(() => expect(bubbles().slice(4).join()).toMatch(/Um.*Aguardando.*Dois.*Aguardando/));
    unmount();
    const { client } = await openScenario(PatientRoutes, {
      ...scenarios.patient,
      path: '/patient/appointments',
    });
    const sent = async () => {
      const { data } = await client
        .from('chat_messages')
        .select('content')
        .in('content', ['Um', 'Dois'])
        .order('created_at');
      return data?.map(({ content }) => content);
    };
    await waitFor(async () => expect(await sent()).toEqual(['Um', 'Dois']));
    await waitFor(() => expect(unsent()).toHaveLength(0));
  });

  it('does not send by itself what has waited for more than a day', async () => {
    const { user, unmount } = await open('offline');
    await user.type(await box(), 'Chego em dez minutos{Enter}');
    await screen.findByText('Você está sem conexão. Enviamos assim que ela voltar.');
    unmount();
    setDeviceClock(new Date(Date.now() + 25 * 3_600_000));
    const { user: later } = await open('patient');
    const refusal = 'Esta mensagem esperou mais de um dia. Se ainda vale, envie de novo.';
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(bubbles()[4]).toMatch(/^Você: Chego em dez minutos\d\d:\d\d Não enviada/);
    await later.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(bubbles()[4]).toMatch(/Entregue$/));
  });

  it('shows no unsent messages of another user of the device', async () => {
    const { user, unmount } = await open('offline');
    await user.type(await box(), 'Um{Enter}');
    await screen.findByText('Você está sem conexão. Enviamos assim que ela voltar.');
    unmount();
    expect(unsent()).toHaveLength(1);
    await open('professional');
    await screen.findByText('Combinado, obrigada!');
    expect(bubbles()).toHaveLength(4);
  });

  it('waits when there were too many messages', async () => {
    const { user } = await open('tooMany');
    await user.type(await box(), 'Oi de novo{Enter}');
    await screen.findByText('Muitas mensagens em pouco tempo. As próximas vão em um minuto.');
    expect(bubbles()[4]).toMatch(/Aguardando envio/);
  });

  it('does not send a message that is too long', async () => {
    const { user } = await open('patient');
    await screen.findByText('Combinado, obrigada!');
    const text = await box();
    await user.click(text);
    await user.paste('a'.repeat(2001));
    expect(text).toHaveAccessibleDescription('Uma letra a mais que o limite de 2.000.');
    await user.type(text, '{Enter}');
    expect(bubbles()).toHaveLength(4);
  });

  it.each([
    [
      'pending',
      'A conversa abre quando o pagamento for confirmado.',
      ['Ver o pagamento', '/patient/appointments'],
    ],
    [
      'idle',
      'A conversa reabre quando houver uma consulta confirmada. Ela fica aqui só para leitura.',
      ['Agendar outra sessão', `/patient/booking/${PEOPLE.marina.id}`],
    ],
    ['blocked', 'Esta conversa está encerrada.', ['Buscar profissionais', '/patient/search']],
    ['suspended', 'Esta conversa está encerrada.', ['Buscar profissionais', '/patient/search']],
    ['ownSuspension', 'Esta conversa está encerrada.', ['Ver o motivo', '/professional/pending']],
  ] as const)('is closed when it is %s, with the reason and a way on', async (name, reason, way) => {
    await open(name);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    const link = way && (await screen.findAllByRole('link', { name: way[0] }));
    expect(link?.[0]?.getAttribute('href')).toEqual(way?.[1]);
    expect(link?.length ?? 0).toBeLessThanOrEqual(1);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enviar mensagem' })).not.toBeInTheDocument();
  });
});

it('checks permission on each visit, without showing the previous result', async () => {
  await open('patient');
  expect(await box()).toBeEnabled();
  act(() => portalHistory().navigator.push('/patient/appointments'));
  await screen.findByRole('heading', { name: 'Minhas Consultas' });
  await embedded.exec(onlyCancelled);
  act(() => portalHistory().navigator.push(scenarios.patient.path));
  await screen.findByRole('heading', { level: 1, name: 'Marina Azevedo' });
  expect(screen.getByText(/^A conversa reabre quando/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('links a suspended professional to the reason of the suspension', async () => {
  await open('ownSuspension');
  expect(await screen.findByRole('link', { name: 'Ver o motivo' })).toHaveAttribute(
    'href',
    '/professional/pending',
  );
});

describe('the sidebar', () => {
  it.each([
    ['patient', 'Marina Azevedo'],
    ['professional', 'Camila Ribeiro dos Santos'],
  ] as const)('shows the %s the next consultation and its link', async (name, other) => {
    await open(name);
    // A seed message may have the same time of day.
    expect(await screen.findByText('10:40', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText('50 minutos, por vídeo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Entrar na sessão com ${other}` })).toHaveAttribute(
      'href',
      `/sala/${CONSULTATIONS.confirmed.id}`,
    );
  });

  it('offers a patient without a consultation to book one', async () => {
    await open('idle');
    expect(await screen.findByText('Nenhuma sessão marcada.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Agendar outra sessão' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/patient\/booking\/b000000/),
    );
  });

  it('claims no missing consultation while one awaits its payment', async () => {
    await open('pending');
    expect(await screen.findByText('Falta o pagamento para confirmar a sessão.')).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma sessão marcada.')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Agendar outra sessão' })).not.toBeInTheDocument();
  });

  it('shows the emergency numbers', async () => {
    await open('patient');
    await screen.findByText(/O chat não é um canal de emergência/);
    for (const number of ['188', '192', '190'])
      expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  });
});

describe('other users', () => {
  it.each(['otherUsers', 'admin', 'unknown', 'notAnId'] as const)(
    '%s: conversation not found',
    async (name) => {
      await open(name);
      expect(await screen.findByRole('heading', { name: 'Conversa não encontrada' })).toBeInTheDocument();
      expect(screen.queryByText(/Eduardo|Camila|Marina/)).not.toBeInTheDocument();
    },
  );
});

it('leads professionals from an unknown conversation to their dashboard', async () => {
  await open('unknownToProfessional');
  expect(await screen.findByRole('link', { name: 'Abrir painel' })).toHaveAttribute(
    'href',
    '/professional/dashboard',
  );
});

describe('the page', () => {
  it.each(['unreachable', 'lost'] as const)('%s: offers a retry', async (name) => {
    await open(name);
    expect((await screen.findAllByText('Não foi possível carregar a conversa.')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Tentar Novamente' })[0]).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it.each(['patient', 'idle'] as const)('%s: has no axe violations', async (name) => {
    const { container } = await open(name);
    await screen.findByText('Próxima sessão');
    expect(await axe(container)).toHaveNoViolations();
  });
});
