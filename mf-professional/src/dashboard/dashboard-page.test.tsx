import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { server } from 'embedded-backend/jest';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { dayOf, formatDayLong } from 'shared-domain/schedule';
import { choose, findListItem, openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const regionOf = (name: string) => screen.findByRole('region', { name });
const figureOf = (label: string) =>
  waitFor(() => {
    const figure = screen.getAllByRole('listitem').find((item) => within(item).queryByText(label));
    expect(figure).toHaveTextContent(/\d/); // its placeholder is rendered from the start
    return figure;
  });
const UNFINISHED = {
  title: 'Em desenvolvimento',
  text: 'Esta funcionalidade será implementada em breve.',
};

describe('its order', () => {
  const wide = window.matchMedia;
  afterEach(() => {
    window.matchMedia = wide;
  });
  const follows = (first: HTMLElement, then: HTMLElement) =>
    Boolean(first.compareDocumentPosition(then) & Node.DOCUMENT_POSITION_FOLLOWING);
  const parts = async () => ({
    figures: await screen.findByText('Pacientes atendidos'),
    week: await regionOf('Disponibilidade semanal'),
  });

  it('has the figures below the week beside the day', async () => {
    await open('busy');
    const { figures, week } = await parts();
    expect(follows(week, figures)).toBe(true);
  });

  it('has the figures before the week in one column', async () => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 1023px') });
    await open('busy');
    const { figures, week } = await parts();
    expect(follows(figures, week)).toBe(true);
  });
});

describe('the professional dashboard', () => {
  it('greets with the title', async () => {
    await open('busy');
    expect(await screen.findByRole('heading', { name: 'Olá, Dr(a). Marina Azevedo' })).toBeInTheDocument();
  });

  it('names the consultation in progress', async () => {
    await open('running');
    const now = (await screen.findByText('Agora', { selector: 'p' })).closest('section') as HTMLElement;
    expect(now).toHaveTextContent(/Camila Ribeiro dos Santos\d\d:\d\d às \d\d:\d\d/);
    expect(within(now).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/meet\.jit\.si/));
  });

  it('shows days and times in the zone of the agenda, and names it', async () => {
    const { client } = await open('rioBranco');
    expect(await screen.findByText(/ Horários de Rio Branco\.$/)).toBeInTheDocument();
    expect(await screen.findByText('22:30 às 23:20')).toBeInTheDocument();
    const { data } = await client
      .from('consultations')
      .select('starts_at')
      .eq('id', CONSULTATIONS.confirmed.id)
      .single();
    const day = formatDayLong(dayOf(data?.starts_at ?? '', 'America/Rio_Branco'));
    const upcoming = within(await regionOf('Próximas consultas'));
    expect(upcoming.getByText(day)).toBeInTheDocument();
    expect(upcoming.getByText('22:30')).toBeInTheDocument();
  });

  it("reports when the week's consultations or the messages cannot be counted", async () => {
    await open('uncounted');
    const upcoming = within(await regionOf('Próximas consultas'));
    expect(await upcoming.findByText('Não foi possível contar')).toBeInTheDocument();
    expect(
      await screen.findByRole('link', {
        name: 'Conversas ativas mensagens novas: não foi possível contar',
      }),
    ).toBeInTheDocument();
    const [chat] = await upcoming.findAllByRole('link', { name: /^Chat/ });
    await waitFor(() => expect(chat).toHaveTextContent('mensagens novas: não foi possível contar'));
  });

  it('shows all upcoming consultations, fifty at a time', async () => {
    const { user } = await open('sixty');
    const upcoming = within(await regionOf('Próximas consultas'));
    await waitFor(() => expect(upcoming.getAllByRole('listitem')).toHaveLength(50));
    await user.click(upcoming.getByRole('button', { name: 'Mostrar mais sessões' }));
    await waitFor(() => expect(upcoming.getAllByRole('listitem').length).toBeGreaterThan(60));
    expect(upcoming.queryByRole('button', { name: 'Mostrar mais sessões' })).not.toBeInTheDocument();
  }, 30_000);

  it('greets by the sign-up name if the profile has none', async () => {
    await open('nameless');
    expect(await screen.findByRole('heading', { name: 'Olá, Dr(a). Marina Azevedo' })).toBeInTheDocument();
  });

  it('links to data export and account erasure', async () => {
    await open('busy');
    expect(await screen.findByRole('link', { name: 'Meu perfil' })).toHaveAttribute(
      'href',
      '/patient/profile',
    );
  });

  it('redirects to the status page after the approval was revoked', async () => {
    const { address } = await open('withdrawn');
    expect(await screen.findByText(/^Suspenso desde/)).toBeInTheDocument();
    expect(address()).toBe('/professional/pending');
  });

  it('counts consultations, shows the rating and estimates the patients', async () => {
    await open('busy');
    expect(await figureOf('Consultas realizadas')).toHaveTextContent('10Estimativa');
    expect(await figureOf('Avaliação média')).toHaveTextContent('4.9127 avaliações');
    expect(await figureOf('Pacientes atendidos')).toHaveTextContent('7Estimativa');
  });

  it('shows the stated rating as an estimate while there is no review', async () => {
    await open('beginner');
    expect(await figureOf('Avaliação média')).toHaveTextContent('4.8Estimativa');
    expect(await screen.findByText('Nenhuma consulta encontrada')).toBeInTheDocument();
    expect(screen.getByText('Nenhuma sessão marcada por enquanto.')).toBeInTheDocument();
    expect(await screen.findByText(/Nenhuma avaliação ainda/)).toBeInTheDocument();
    expect(await screen.findByText('Nenhum horário definido.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Definir preço/ })).toHaveTextContent('Preço a definir');
  });

  it('mentions the payment when all upcoming consultations await it', async () => {
    const othersCancelled = `update public.consultations set status = 'cancelled', cancelled_by = 'patient'
      where professional_id = '${PEOPLE.marina.id}' and status = 'scheduled'`;
    const { pending } = scenarios;
    await openScenario(ProfessionalRoutes, { ...pending, setup: `${pending.setup} ${othersCancelled}` });
    expect(
      await screen.findByText('Sua próxima sessão fica confirmada com o pagamento do paciente.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma sessão marcada por enquanto.')).not.toBeInTheDocument();
  });

  it('shows actual counts outside a demo', async () => {
    await open('deployed');
    expect(await figureOf('Consultas realizadas')).toHaveTextContent(/realizadas5Só as que aconteceram$/);
    expect(await figureOf('Avaliação média')).toHaveTextContent('4.9127 avaliações');
    expect(await figureOf('Pacientes atendidos')).toHaveTextContent(/atendidos\d+Em consultas concluídas$/);
    expect(screen.queryByText('Estimativa')).not.toBeInTheDocument();
  });

  it('shows no rating without a review outside a demo', async () => {
    await open('newAndDeployed');
    expect(await figureOf('Consultas realizadas')).toHaveTextContent(/realizadas0/);
    const rating = screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText('Avaliação média'));
    expect(rating).toHaveTextContent('–Ainda sem avaliações');
  });

  it('changes the form of address and confirms it', async () => {
    const { user, toasts } = await open('busy');
    const form = await screen.findByRole('combobox', { name: 'Forma de tratamento' });
    expect(form).toHaveAccessibleDescription(/^Psicóloga /);
    await choose(user, 'Forma de tratamento', 'Psicólogo(a)');
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Forma de tratamento salva', text: 'Seu perfil e a busca já mostram assim.' },
      ]),
    );
    expect(form).toHaveAccessibleDescription(/^Psicólogo\(a\) /);
  });

  it('lists the weekly hours and leads to the screen that changes them', async () => {
    await open('busy');
    const week = await regionOf('Disponibilidade semanal');
    await within(week).findByText('Segunda');
    expect(within(week).getAllByRole('listitem')).toHaveLength(6);
    expect(within(week).getByText('É nestes horários que os pacientes podem agendar.')).toBeInTheDocument();
    expect(within(week).getByText('Sexta').parentElement).toHaveTextContent(
      'Sexta09:00 às 12:20 14:00 às 18:10',
    );
    expect(within(week).getByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      '/professional/agenda/horarios',
    );
  });

  it('shows reviews and marks the full list as not available yet', async () => {
    const { user, toasts } = await open('busy');
    const reviews = await regionOf('Avaliações recebidas');
    expect(await within(reviews).findByText('“Escuta sem pressa”')).toBeInTheDocument();
    expect(within(reviews).getByText('O vídeo travou no começo')).toBeInTheDocument();
    expect(within(reviews).getByText('Camila S.')).toBeInTheDocument();
    expect(within(reviews).queryByText(/Aliviado/)).not.toBeInTheDocument();
    await user.click(within(reviews).getByRole('button', { name: 'Ver todas' }));
    expect(toasts()).toEqual([UNFINISHED]);
  });

  it('redirects to the status page when the professional record cannot be loaded', async () => {
    const { address, user } = await open('failing');
    expect(await screen.findByRole('heading', { name: 'Erro ao verificar status' })).toBeInTheDocument();
    expect(address()).toBe('/professional/pending');
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('heading', { name: /Marina Azevedo/ })).toBeInTheDocument();
    expect(address()).toBe('/professional/dashboard');
  });

  it('offers a retry for each section that cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as consultas.')).toBeInTheDocument();
    expect(await screen.findByText('Não foi possível carregar o dia.')).toBeInTheDocument();
    expect(await screen.findByText('Não foi possível carregar os seus números.')).toBeInTheDocument();
    expect(await screen.findByText('Não foi possível carregar a disponibilidade.')).toBeInTheDocument();
    expect(await screen.findByText('Não foi possível carregar as avaliações.')).toBeInTheDocument();
    expect(await screen.findByText('Não foi possível carregar as sessões concluídas.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Tentar Novamente' })).toHaveLength(6);
  });

  it.each([
    ['busy', 'Camila Ribeiro dos Santos'],
    ['ended', 'Camila Ribeiro dos Santos'],
    ['beginner', 'Nenhuma consulta encontrada'],
  ] as const)('has no axe violations: %s', async (name, arrived) => {
    const { container } = await open(name);
    await figureOf('Consultas realizadas');
    expect(await screen.findAllByText(arrived)).not.toHaveLength(0);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the day', () => {
  const rows = async () =>
    within(await regionOf('O dia'))
      .findAllByRole('listitem')
      .then((items) => items.map((item) => item.textContent));

  it('lists consultations, free times and blocks in order, around the time', async () => {
    const { container } = await open('fullDay');
    const shown = await rows();
    expect(shown.map((text) => /\d\d:\d\d/.exec(text)?.[0])).toEqual(
      shown.map((text) => /\d\d:\d\d/.exec(text)?.[0]).toSorted(),
    );
    const now = shown.findIndex((text) => /^Agora \d\d:\d\d$/.test(text));
    expect(shown[now + 1]).toMatch(/^\d\d:\d\dCamila Ribeiro dos Santosaté \d\d:\d\dConfirmada$/);
    expect(shown).toContainEqual(expect.stringMatching(/^\d\d:\d\dDentista, até \d\d:\d\d$/));
    expect(await screen.findByText(/^Próxima sessão, em [45] minutos$/)).toBeInTheDocument();
    expect(screen.getByText(/^Hoje, .+: \d+ (sessão|sessões), .+\.$/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads from a free time to booking it', async () => {
    await open('freeEvening');
    const [free] = await within(await regionOf('O dia')).findAllByRole('link', {
      name: /^Nova sessão às \d/,
    });
    expect(free).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/professional\/agenda\?dia=[\d-]{10}&horario=\d{4}-\d\d-\d\dT/),
    );
  });

  it('says what waits: ended and unpaid consultations, and messages', async () => {
    await open('ended');
    const toDo = within(await regionOf('A fazer'));
    expect(await toDo.findByText('Encerrar 1 sessão')).toBeInTheDocument();
    expect(await toDo.findByText('1 mensagem nova')).toBeInTheDocument();
    expect(toDo.getByRole('link', { name: 'Ler as mensagens de Helena Moura' })).toHaveAttribute(
      'href',
      `/chat/${CONSULTATIONS.helenaConfirmed.id}`,
    );
  });

  it('asks for answers to reported absences, not for their outcome', async () => {
    const { container } = await open('absences');
    const toDo = await regionOf('A fazer');
    expect(await within(toDo).findByText('2 ausências informadas')).toBeInTheDocument();
    expect(within(toDo).queryByText(/^Encerrar/)).not.toBeInTheDocument();
    const ended = await regionOf('Sessões encerradas');
    expect(ended).toHaveTextContent('Camila informou que você não veio. A equipe decide.');
    expect(ended).not.toHaveTextContent('concluídas automaticamente');
    expect(within(ended).queryByRole('button')).not.toBeInTheDocument();
    expect(within(ended).getByRole('link', { name: /^Responder: Camila/ })).toHaveAttribute(
      'href',
      expect.stringMatching(
        new RegExp(`^/professional/agenda\\?dia=.*&sessao=${CONSULTATIONS.confirmed.id}$`),
      ),
    );
    expect(within(await regionOf('O dia')).getByText('Ausência informada')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('names an unpaid consultation', async () => {
    await open('pending');
    expect(await within(await regionOf('A fazer')).findByText('1 sessão sem pagamento')).toBeInTheDocument();
  });

  it('says when nothing waits', async () => {
    await open('beginner');
    expect(await screen.findByText('Tudo em dia. Bom descanso entre as sessões.')).toBeInTheDocument();
  });

  it('is read with everything else in six requests', async () => {
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname));
    await open('busy');
    await screen.findByText('“Escuta sem pressa”');
    await screen.findAllByRole('heading', { name: 'Eduardo Lima' });
    server.events.removeAllListeners();
    // The first four belong to the account.
    const own = sent.filter((name) => name.startsWith('/rest/v1/')).slice(4);
    expect(own.map((name) => name.slice('/rest/v1/'.length)).toSorted()).toEqual([
      'consultations',
      'consultations',
      'professionals',
      'rpc/conversations',
      'rpc/server_now',
      'rpc/today',
    ]);
  });
});

describe('an upcoming consultation', () => {
  it("shows the patient's name and e-mail, and its own link in a new tab", async () => {
    await open('busy');
    const item = await findListItem('Camila Ribeiro dos Santos');
    expect(within(item).getByText('10:40')).toBeInTheDocument();
    expect(within(item).getByText(PEOPLE.camila.email)).toBeInTheDocument();
    expect(within(item).getByText('Confirmada')).toBeInTheDocument();
    const start = within(item).getByRole('link', { name: 'Iniciar sessão com Camila Ribeiro dos Santos' });
    expect(start).toHaveTextContent('Iniciar sessão');
    expect(start).toHaveAttribute('href', `/sala/${CONSULTATIONS.confirmed.id}`);
    expect(within(item).getByRole('link', { name: /^Chat com Camila Ribeiro dos Santos/ })).toHaveAttribute(
      'href',
      `/chat/${CONSULTATIONS.confirmed.id}`,
    );
  });

  it('cannot be started before it is paid', async () => {
    await open('pending');
    const item = await findListItem('Camila Ribeiro dos Santos');
    expect(within(item).getByText('Pendente')).toBeInTheDocument();
    expect(within(item).getByRole('button', { name: 'Iniciar sessão' })).toBeDisabled();
    expect(within(item).getByText('A sessão abre depois do pagamento.')).toBeInTheDocument();
  });

  it('cannot be completed before its end', async () => {
    await open('busy');
    await findListItem('Camila Ribeiro dos Santos');
    expect(screen.queryByRole('region', { name: 'Sessões encerradas' })).not.toBeInTheDocument();
  });
});

describe('a past consultation', () => {
  it.each([
    ['Marcar como concluída', 'Concluir', 'Sessão concluída', 'completed'],
    ['Marcar que não compareceu', 'Não compareceu', 'Não comparecimento registrado', 'no_show'],
  ])('is completed after a confirmation: %s', async (label, action, message, status) => {
    const { user, toasts, client } = await open('ended');
    const ended = await regionOf('Sessões encerradas');
    const button = within(ended).getByRole('button', {
      name: new RegExp(`^${label}: Camila Ribeiro dos Santos, \\d+ de [a-zç]+, às \\d\\d:\\d\\d$`),
    });
    await user.click(button);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /A sessão com Camila Ribeiro dos Santos, em \d+ de [a-zç]+, às \d\d:\d\d, fica/,
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button);
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    await waitFor(() => expect(toasts()).toEqual([{ title: message }]));
    await waitFor(() => expect(ended).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: 'Próximas consultas' }),
    );
    expect(document.activeElement).not.toBe(document.body);
    const { data } = await client
      .from('consultations')
      .select('status')
      .eq('id', CONSULTATIONS.confirmed.id)
      .single();
    expect(data?.status).toBe(status);
  });

  it('may already be completed', async () => {
    const { user, toasts } = await open('ended');
    const ended = await regionOf('Sessões encerradas');
    await embedded.exec(sql.setStatus(CONSULTATIONS.confirmed, 'completed'));
    await user.click(within(ended).getByRole('button', { name: /não compareceu/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Não compareceu' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao atualizar a consulta', text: 'Esta consulta não está mais em aberto.' },
      ]),
    );
    await waitFor(() => expect(ended).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('stays in question without a connection, and is completed once it is back', async () => {
    const { user, toasts } = await open('endedOffline');
    const ended = await regionOf('Sessões encerradas');
    await user.click(within(ended).getByRole('button', { name: /^Marcar como concluída/ }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Erro ao atualizar a consulta',
          text: 'Você está sem conexão. Tente novamente quando ela voltar.',
        },
      ]),
    );
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(toasts()).toEqual([{ title: 'Sessão concluída' }]);
  });

  it('is counted once it is completed', async () => {
    const { user } = await open('endedAndDeployed');
    expect(await figureOf('Consultas realizadas')).toHaveTextContent(/realizadas5/);
    await user.click(await screen.findByRole('button', { name: /^Marcar como concluída/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Concluir' }));
    await waitFor(async () =>
      expect(await figureOf('Consultas realizadas')).toHaveTextContent(/realizadas6/),
    );
  });
});

describe("patients' messages", () => {
  const newOnConsultation = (count: string) =>
    screen.findByRole('link', { name: `Chat com Helena Moura ${count}` });

  it('are counted for the conversation of each consultation, and in total', async () => {
    const { container } = await open('busy');
    expect(await newOnConsultation('1 nova mensagem')).toHaveAttribute(
      'href',
      `/chat/${CONSULTATIONS.helenaConfirmed.id}`,
    );
    expect(screen.getByRole('link', { name: 'Conversas ativas 1 nova mensagem' })).toHaveAttribute(
      'href',
      '/professional/mensagens',
    );
    expect(screen.getByRole('link', { name: 'Chat com Rafael Teles' })).toHaveTextContent(/^Chat com/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('exclude those of the professional’s own therapist', async () => {
    await open('inTherapy');
    await newOnConsultation('1 nova mensagem');
    expect(screen.getByRole('link', { name: 'Conversas ativas 1 nova mensagem' })).toBeInTheDocument();
  });

  it('are counted again periodically', async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    await open('busy');
    await newOnConsultation('1 nova mensagem');
    // About an earlier consultation of the two.
    await embedded.exec(`insert into public.consultations (id, patient_id, professional_id, patient_name, patient_email,
        professional_name, professional_specialty, starts_at, ends_at, amount_cents, status, request_id)
      select gen_random_uuid(), patient_id, professional_id, patient_name, patient_email, professional_name,
        professional_specialty, starts_at - interval '70 days', ends_at - interval '70 days', amount_cents, 'completed', gen_random_uuid()
      from public.consultations where id = '${CONSULTATIONS.helenaConfirmed.id}'`);
    await embedded.exec(`insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
      select gen_random_uuid(), c.id, c.patient_id, 'patient', 'Chego já.' from public.consultations c
        join public.consultations known using (patient_id, professional_id)
      where known.id = '${CONSULTATIONS.helenaConfirmed.id}' order by c.starts_at limit 1`);
    for (const [again, every] of intervals.mock.calls) if (every === 30_000) (again as () => void)();
    expect(await newOnConsultation('2 novas mensagens')).toBeInTheDocument();
    intervals.mockRestore();
  });
});
