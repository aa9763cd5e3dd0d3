import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { deviceIsIn, openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';
import { calendarLabel } from './testing/calendar-label';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const { path } = scenarios.free;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const times = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);

describe('a link to one time', () => {
  it('opens the summary, and a reload keeps it', async () => {
    const { address, unmount } = await open('arriving');
    expect(await screen.findByText('Confira sua consulta')).toBeInTheDocument();
    expect(screen.getByText('Terça-feira, 1º de dezembro de 2026')).toBeInTheDocument();
    expect(screen.getByText('horário de Brasília')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`${path}?etapa=resumo`));
    unmount();
    await openScenario(PatientRoutes, { ...scenarios.arriving, path: `${path}?etapa=resumo` });
    expect(await screen.findByText('Terça-feira, 1º de dezembro de 2026')).toBeInTheDocument();
  });

  it('names until when cancelling is refunded, and what holds afterwards', async () => {
    await open('arriving');
    expect(
      await screen.findByText('Cancele até ter., 1º dez., 12:00 (Brasília), e receba tudo de volta.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/Depois disso, devolvemos se você marcou há menos de 7 dias/),
    ).toBeInTheDocument();
    expect(screen.getByText('Você pode remarcar ou cancelar até 24h antes, sem custo.')).toBeInTheDocument();
    const rules = within(screen.getByRole('region', { name: 'Se você precisar cancelar' }));
    expect(rules.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Se Marina desmarcar, você recebe tudo de volta.',
    );
  });

  it.each([
    ['arrivingWithin24h', 'Cancele até ter., 1º dez., 12:00 (Brasília), e receba tudo de volta.'],
    ['arrivingWithout2h', 'O prazo para cancelar sem custo é de até 24h antes.'],
  ] as const)('says within 24 hours what the rule follows: %s', async (name, deadline) => {
    await open(name);
    const text = await screen.findByText(deadline);
    expect(text.parentElement).toHaveTextContent(
      `${deadline}Depois disso, devolvemos se você marcou há menos`,
    );
    const rules = within(screen.getByRole('region', { name: 'Se você precisar cancelar' }));
    expect(rules.getByText('Faltam menos de 24h: depois de paga, não dá mais para remarcar.')).toBeVisible();
    expect(rules.getAllByText(/^Depois disso/)).toHaveLength(1);
  });

  it('books that time', async () => {
    const { user, client, toasts } = await open('arriving');
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Consulta agendada com sucesso!', text: undefined }]),
    );
    const { data } = await client
      .from('consultations')
      .select('status')
      .eq('starts_at', '2026-12-01T17:00:00Z');
    expect(data).toEqual([{ status: 'pending' }]);
  });

  it('sends the zone of the device to the server, and is booked when that fails', async () => {
    deviceIsIn('America/Rio_Branco');
    const { user, client, unmount } = await open('arriving');
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('heading', { name: 'Pagar com Pix' });
    const zoneOf = async () => (await client.from('profiles').select('time_zone').single()).data?.time_zone;
    expect(await zoneOf()).toBe('America/Rio_Branco');
    unmount();
    deviceIsIn('America/Manaus');
    await openScenario(PatientRoutes, {
      ...scenarios.free,
      path: `${path}?slot=2026-12-02T17:00:00Z`,
      faults: [{ path: '/rest/v1/rpc/set_time_zone', answer: 'broken' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('heading', { name: 'Pagar com Pix' });
  });

  it('explains that the time was taken and offers the ones near it, which open the summary', async () => {
    const { user, address, container } = await open('arrivingLate');
    expect(
      await screen.findByText('O horário de ter., 1º dez., às 14:00, não está mais livre.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Qual horário?')).toBeInTheDocument();
    expect(times()).toEqual(['14:50']);
    const near = within(screen.getByRole('list', { name: 'Horários próximos' }));
    expect(near.getAllByRole('button')).toHaveLength(3);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(near.getByRole('button', { name: 'Terça-feira, 1º de dezembro de 2026, 14:50' }));
    expect(await screen.findByText('Confira sua consulta')).toBeInTheDocument();
    expect(screen.getByText('14:50')).toBeInTheDocument();
    expect(screen.queryByText(/não está mais livre/)).not.toBeInTheDocument();
    expect(address()).toBe(`${path}?etapa=resumo`);
  });

  it('offers times of other days once the day is full', async () => {
    await open('arrivingOnFullDay');
    expect(await screen.findByText(/às 14:00, não está mais livre/)).toBeInTheDocument();
    expect(await screen.findByText(/^Não há mais horários livres neste dia/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Horários próximos' })).getAllByRole('button'),
    ).toHaveLength(3);
  });

  it.each(['x', '2026-13-01T00:00:00Z', '14:00'])('is ignored if it names no time: %s', async (slot) => {
    const { address } = await openScenario(PatientRoutes, {
      ...scenarios.free,
      path: `${path}?slot=${slot}`,
    });
    expect(await screen.findByText('Qual dia fica melhor?')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(path));
  });
});

describe('the professional’s own hours', () => {
  it('offers them alone and names holidays', async () => {
    const { user } = await open('ownHours');
    await screen.findByRole('grid');
    expect(screen.getByRole('button', { name: calendarLabel('2026-11-27') })).toHaveAttribute('class');
    await user.click(screen.getByRole('button', { name: /próximo mês/i }));
    await user.click(screen.getByRole('button', { name: calendarLabel('2026-12-25') }));
    expect(
      screen.getByText('Sexta-feira, 25 de dezembro de 2026: feriado, não atende. Escolha outro dia.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: calendarLabel('2026-12-04') }));
    expect(screen.queryByText(/Escolha outro dia/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Noite')).toBeInTheDocument();
    expect(times()).toEqual(['19:00', '19:50']);
  });

  it('reaches the last month of the horizon, and no further', async () => {
    const { user } = await open('ownHours');
    await screen.findByRole('grid');
    const next = screen.getByRole('button', { name: /próximo mês/i });
    for (const month of ['Dezembro de 2026', 'Janeiro de 2027', 'Fevereiro de 2027', 'Março de 2027']) {
      await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
      await user.click(next);
      expect(await screen.findByText(month)).toBeInTheDocument();
    }
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: calendarLabel('2027-03-19') })).toBeEnabled(),
    );
    expect(screen.getByRole('button', { name: calendarLabel('2027-03-26') })).toBeDisabled();
  });

  it('says that there are no free times at all', async () => {
    await open('noHours');
    expect(await screen.findByText(/^Não há horários livres no momento/)).toBeInTheDocument();
    expect(screen.queryByText('Escolha um dia para continuar.')).not.toBeInTheDocument();
  });
});

describe('on a device in Rio Branco', () => {
  beforeEach(() => {
    deviceIsIn('America/Rio_Branco');
  });

  it('names both hours and shows the patient’s own, or Brasília’s', async () => {
    const { user, container } = await open('arriving');
    expect(await screen.findByText('Confira sua consulta')).toBeInTheDocument();
    expect(screen.getByText(/^12:00/)).toHaveTextContent('12:00 horário de Rio Branco, 14:00 em Brasília');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(
      await screen.findByText('Terça-feira, 1º de dezembro de 2026, no horário de Rio Branco'),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '12:00' })).toBeChecked();
    // The last of the day is 17:20 in Brasília.
    expect(times().filter((time) => (time ?? '') > '15:20')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(
      await screen.findByText('14:00 em Brasília são 12:00 em Rio Branco, onde você parece estar.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Mostrar no meu horário' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('radio', { name: 'Mostrar em Brasília' }));
    expect(screen.getByText('Horário de Brasília')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('radio', { name: '14:00' })).toBeChecked();
  });
});

it('offers no choice of zones on a device with Brasília’s clock', async () => {
  await open('free');
  expect(await screen.findByText('Horário de Brasília')).toBeInTheDocument();
  expect(screen.queryByText('Seu aparelho está em outro fuso')).not.toBeInTheDocument();
});
