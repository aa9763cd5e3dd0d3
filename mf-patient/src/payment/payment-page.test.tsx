import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { failingOnce } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { openScenario, setDeviceClock } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';
import { ARRIVES } from './scenarios/arrived';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);

const SIMULATE = 'Marcar como pago (simulação)';
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Pix copia e cola' });
const button = (name: string) => screen.findByRole('button', { name });

/** Waits for a state by the heading or the note that names it, and checks the whole page. */
async function expectState(text: string, container: Element) {
  expect(await screen.findByText(text, {}, { timeout: 5000 })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
}

describe('an open payment', () => {
  it('shows amount, consultation, code and time left', async () => {
    const { container } = await open('open');
    expect((await codeField()).value).toMatch(/^000201.*br\.gov\.bcb\.pix/);
    expect(screen.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
    const consultation = within(screen.getByRole('region', { name: 'Sua consulta' }));
    expect(consultation.getByRole('heading', { name: 'Caio Nóbrega' })).toBeVisible();
    expect(consultation.getByText('09:50')).toBeVisible();
    expect(screen.getAllByText(/^R\$\s95,00$/)).toHaveLength(2);
    await expectState('Aguardando o pagamento', container);
  });

  it('is confirmed by the simulation', async () => {
    const { user, toasts, container } = await open('open');
    await user.dblClick(await button(SIMULATE));
    await expectState('Pagamento confirmado!', container);
    expect(toasts()).toEqual([
      { title: 'Pagamento confirmado!', text: 'Simulação de pagamento realizada com sucesso.' },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Minhas Consultas' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Entrar na sessão com Caio Nóbrega' })).toBeVisible();
  });

  it('is saved to the calendar once it is paid', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open('paid');
    await user.click(await button('Salvar na agenda'));
    clicked.mockRestore();
    const file = await new Response(saved[0]).text();
    expect(file).toMatch(/DTSTART:\d{8}T125000Z/);
    expect(file).toMatch(/DTEND:\d{8}T134000Z/);
  });

  it('is paid by itself some seconds after the code was copied, in a demonstration', async () => {
    const { user, toasts } = await open('open');
    await codeField();
    await user.click(await button('Copiar'));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Código copiado!' }]));
    expect(
      await screen.findByRole('heading', { name: 'Pagamento confirmado!' }, { timeout: 8000 }),
    ).toBeVisible();
  }, 15_000);

  it('detects a payment that arrives at the server', async () => {
    await open('open');
    await codeField();
    await embedded.exec(ARRIVES);
    expect(
      await screen.findByRole('heading', { name: 'Pagamento confirmado!' }, { timeout: 5000 }),
    ).toBeVisible();
  }, 15_000);

  it('simulates nothing where the deployment does not', async () => {
    const { user } = await open('withoutSimulation');
    await codeField();
    expect(screen.queryByRole('button', { name: SIMULATE })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Demonstração/)).not.toBeInTheDocument();
    await user.click(await button('Copiar'));
  });

  it('shows how to copy the code manually when the browser refuses', async () => {
    const { user, toasts } = await open('withoutSimulation');
    await codeField();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await user.click(await button('Copiar'));
    await waitFor(() => expect(toasts()[0]).toHaveProperty('title', 'Erro ao copiar'));
    await user.click(await button('Copiar'));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Código copiado!' }]));
    expect(write).toHaveBeenLastCalledWith(expect.stringContaining('br.gov.bcb.pix'));
  });

  it.each([
    ['ahead', 10],
    ['behind', -10],
  ])('counts down by the server’s clock when the device is %s', async (_, minutes) => {
    setDeviceClock(new Date(Date.now() + minutes * 60_000));
    await open('tenMinutesLeft');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(9:[345]\d|10:00)$/);
  });

  it('has a date instead of a clock if it can be paid for days', async () => {
    const { container } = await open('forDays');
    await codeField();
    expect(screen.getByText(/^Pague até .+, \d\d:\d\d para manter o horário\.$/)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['simulationFails', 'Tente novamente.'],
    ['simulationExpired', 'Este código Pix expirou. Gere um novo código.'],
    ['simulationClosed', 'Este pagamento não está mais em aberto.'],
    ['simulationReplaced', 'Este código foi substituído por um mais novo. Feche e abra o pagamento de novo.'],
    ['simulationOff', 'A simulação de pagamento não está disponível.'],
  ] as const)('%s: stays open with an explanation', async (name, text) => {
    const { user, toasts } = await open(name);
    await user.click(await button(SIMULATE));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro na simulação', text }]));
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('is given up after asking', async () => {
    const { user, address, toasts } = await open('open');
    await codeField();
    await user.click(await button('Desistir'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Desistir deste horário?' }));
    expect(dialog.getByText(/volta para a agenda de Caio\. Nada será cobrado\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Continuar pagando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await button('Desistir'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desistir' }));
    await waitFor(() => expect(address()).toBe('/patient/appointments'));
    expect(toasts()).toMatchObject([{ title: 'Consulta cancelada' }]);
  });
});

describe('a code that is not there', () => {
  it('is waited for while the bank makes it', async () => {
    const { container } = await open('creating');
    await expectState('Gerando o código no banco', container);
    expect(screen.getByRole('button', { name: 'Desistir' })).toBeVisible();
  });

  it('is asked for again when the bank did not answer', async () => {
    const { user, container } = await open('silent');
    await expectState('O banco não respondeu', container);
    expect(screen.getByText(/segue reservado por 1[45] minutos/)).toBeVisible();
    await user.click(await button('Tentar de novo'));
    expect(await codeField()).toBeVisible();
  });

  it('stays away while the bank is down', async () => {
    const { user, toasts } = await open('stillSilent');
    await user.click(await button('Tentar de novo'));
    await waitFor(() => expect(toasts()).toMatchObject([{ text: 'Tente de novo em alguns instantes.' }]));
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it('is not asked for before the bank may be called again', async () => {
    const { user, toasts } = await open('askedAlready');
    await user.click(await button('Tentar de novo'));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Já pedimos o código ao banco' }]));
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  it('is not asked for after ten refusals', async () => {
    const { container } = await open('refused');
    await expectState('Não há mais códigos para este horário', container);
    expect(screen.getByText(/não pedimos outro\. Nada foi cobrado\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute('href', '/contato');
    expect(screen.getByRole('link', { name: 'Escolher outro horário' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Desistir' })).toBeVisible();
  });

  it('is explained where no one makes codes', async () => {
    const { container } = await open('unavailable');
    await expectState('Pagamentos indisponíveis no momento', container);
  });

  it('has a date when the charge opens later', async () => {
    const { container } = await open('notOpen');
    const heading = await screen.findByRole('heading', { name: /^O Pix abre em .+, \d\d:\d\d$/ });
    expect(heading).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = await openScenario(PatientRoutes, failingOnce(scenarios.unreachable));
    expect(await screen.findByText('Não foi possível carregar o pagamento.')).toBeVisible();
    await user.click(await button('Tentar Novamente'));
    expect(await codeField()).toBeVisible();
  });

  it('belongs to its patient alone', async () => {
    await open('unknown');
    expect(await screen.findByRole('heading', { name: 'Pagamento não encontrado' })).toBeVisible();
  });
});

describe('an expired code', () => {
  it('is replaced while the time is free', async () => {
    const { user, container } = await open('expired');
    await expectState('Este código expirou', container);
    expect(screen.getByText('Nada foi cobrado. O horário ainda está livre.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escolher outro horário' })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.caio.id}`,
    );
    await user.click(await button('Gerar novo código'));
    expect(await codeField()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
  });

  it('expires while it is open, each time with another code', async () => {
    const { user } = await open('aboutToExpire');
    await user.click(await screen.findByRole('button', { name: 'Gerar novo código' }, { timeout: 5000 }));
    const second = (await codeField()).value;
    await act(() => embedded.exec(sql.pendingPaymentsExpireIn('-1 minute')));
    await user.click(await screen.findByRole('button', { name: 'Gerar novo código' }, { timeout: 5000 }));
    expect((await codeField()).value).not.toBe(second);
  }, 20_000);

  it('leads to other times when this one was taken', async () => {
    const { container } = await open('taken');
    await expectState('Nada foi cobrado. O horário não está mais livre.', container);
    expect(screen.queryByRole('button', { name: 'Gerar novo código' })).not.toBeInTheDocument();
    const times = within(await screen.findByRole('list', { name: 'Próximos horários livres' }));
    expect(times.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^/patient/booking/${PEOPLE.caio.id}\\?slot=`)),
    );
  });

  it.each([
    ['renewalLost', 'Horário indisponível', 'Este horário acabou de ser reservado. Escolha outro.'],
    ['renewalPast', 'Horário indisponível', 'Escolha outro horário.'],
    [
      'renewalUnavailable',
      'Erro ao gerar novo código',
      'Este profissional não está recebendo agendamentos no momento.',
    ],
    [
      'renewalTooMany',
      'Erro ao gerar novo código',
      'Você já tem três consultas aguardando pagamento. Pague ou cancele uma delas.',
    ],
    [
      'renewalUsedUp',
      'Limite de códigos desta reserva',
      'São até três códigos novos. Agende de novo, se o horário ainda estiver livre.',
    ],
    [
      'renewalTooSoon',
      'Horário indisponível',
      'Faltam menos de 15 minutos para o início. Agende um horário mais tarde.',
    ],
    ['renewalClosed', 'Erro ao gerar novo código', 'Este pagamento não está mais em aberto.'],
  ] as const)('%s: explains why there is no new code', async (name, title, text) => {
    const { user, toasts } = await open(name);
    await user.click(await button('Gerar novo código'));
    await waitFor(() => expect(toasts()).toEqual([{ title, text }]));
    expect(screen.getByRole('heading', { name: 'Este código expirou' })).toBeVisible();
  });

  it.each([
    ['simulationFails', SIMULATE, 'Erro na simulação'],
    ['renewalClosed', 'Gerar novo código', 'Erro ao gerar novo código'],
  ] as const)('%s: removes the error after a successful retry', async (name, action, title) => {
    const { user, toasts } = await openScenario(PatientRoutes, failingOnce(scenarios[name]));
    await user.click(await button(action));
    await waitFor(() => expect(toasts()).toMatchObject([{ title }]));
    await user.click(await button(action));
    await waitFor(() => expect(toasts()).not.toContainEqual(expect.objectContaining({ title })));
  });
});

describe('money that arrived', () => {
  it.each([
    ['paid', 'Pagamento confirmado!', null],
    [
      'late',
      'Pagamento confirmado!',
      /^Seu Pix chegou depois do prazoO horário ainda estava livre, e a consulta está confirmada\.$/,
    ],
    [
      'twice',
      'Pagamento confirmado!',
      /^Você pagou duas vezesR\$\s95,00 a caminho pelo Pix, na conta que pagou, até [a-z]{3}\.?, \d+º? [a-z]{3}\.$/,
    ],
    [
      'tooMuch',
      'Pagamento confirmado!',
      /^Recebemos um valor diferenteChegaram R\$\s100,00, e a consulta custa R\$\s95,00\. R\$\s5,00 a caminho/,
    ],
    [
      'tooLittle',
      'Aguardando o pagamento',
      /^Recebemos um valor diferenteChegaram R\$\s10,00, .+ R\$\s10,00 a caminho .+ Pague o valor exato com o novo código\.$/,
    ],
    [
      'tooLittleExpired',
      'Este código expirou',
      /^Recebemos um valor diferenteChegaram R\$\s10,00, .+ R\$\s10,00 a caminho [^.]+, até [a-z]{3}\.?, \d+º? [a-z]{3}\.$/,
    ],
    [
      'otherAmount',
      'Pagamento confirmado!',
      /^Recebemos um valor diferenteChegaram R\$\s90,00, e a consulta custa R\$\s95,00\. A equipe está conferindo este valor\.$/,
    ],
    ['returned', 'Seu Pix chegou depois do prazo', null],
    ['cancelled', 'Esta consulta foi cancelada', null],
  ] as const)('%s: is explained', async (name, state, note) => {
    const { container } = await open(name);
    await expectState(state, container);
    if (note !== null)
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(note),
      );
  });

  it('goes back whole when the time was taken', async () => {
    await open('returned');
    expect(
      await screen.findByText('O horário não estava mais livre: o dinheiro volta para você.'),
    ).toBeVisible();
    const refund = screen.getByRole('heading', { name: /^Reembolso de R\$\s95,00$/ }).parentElement;
    expect(within(refund as HTMLElement).getAllByRole('listitem')[0]).toHaveTextContent(
      /^Pix recebido depois do prazo.+, \d\d:\d\d$/,
    );
    expect(screen.getByRole('link', { name: 'Escolher outro horário' })).toBeVisible();
  });

  it.each([
    ['lateAndCancelled', 'Esta consulta foi cancelada', false],
    ['tooMuchAndCancelled', 'Esta consulta foi cancelada', true],
    ['tooLittleExpired', 'Este código expirou', true],
  ] as const)('%s: promises no consultation and no code', async (name, state, hasNote) => {
    const { container } = await open(name);
    await expectState(state, container);
    expect(container).not.toHaveTextContent(/está confirmada|novo código\.|Nada foi cobrado/);
    expect(container.textContent.includes('Recebemos um valor diferente')).toBe(hasNote);
  });

  it('of a cancelled consultation is in its details', async () => {
    await open('cancelled');
    expect(await screen.findByRole('link', { name: 'Ver detalhes' })).toHaveAttribute(
      'href',
      `/patient/appointments?aba=historico&detalhes=${CONSULTATIONS.pending.id}`,
    );
  });
});
