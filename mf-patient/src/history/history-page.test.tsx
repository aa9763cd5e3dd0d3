import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { deviceIsIn, openScenario, openSelect } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

afterEach(() => jest.restoreAllMocks());

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const rows = async () => {
  await screen.findAllByRole('heading', { level: 3 });
  const items = screen.getAllByRole('listitem');
  return items.filter((item) => within(item).queryByRole('heading', { level: 3 }));
};
const rowWith = async (text: string) => {
  const row = (await rows()).find((candidate) => candidate.textContent.includes(text));
  if (!row) throw new Error(`no row says ${text}`);
  return within(row);
};
const figures = () =>
  within(screen.getByRole('region', { name: 'Resumo' }))
    .getAllByRole('definition')
    .map((figure) => figure.textContent);

describe('the history', () => {
  it('says each time on the device’s clock, too, where it differs', async () => {
    deviceIsIn('America/Rio_Branco');
    await open('november');
    for (const row of await rows()) {
      const [, hour = '', own = ''] = /(\d\d):\d\d · (\d\d):\d\d no seu horário/.exec(row.textContent) ?? [];
      expect(Number(hour) - Number(own)).toBe(2);
    }
  });

  it('lists every consultation, latest first, with status, payment and price', async () => {
    await open('november');
    const names = (await rows()).map((row) => within(row).getByRole('heading').textContent);
    expect(names).toEqual([
      'Caio Nóbrega',
      'Marina Azevedo',
      'Marina Azevedo',
      'Gustavo Simões',
      'Marina Azevedo',
      'Marina Azevedo',
      'Débora Magalhães',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((month) => month.textContent)).toEqual([
      'Novembro de 2026',
      'Outubro de 2026',
      'Dezembro de 2025',
    ]);
    expect(screen.getByText('5 consultas')).toBeInTheDocument();
    const cancelled = await rowWith('Gustavo Simões');
    const why = 'Expirada: o Pix não foi pago no prazo.';
    for (const text of ['Expirada', 'Expirado', '15:40', '50 minutos', why])
      expect(cancelled.getByText(text)).toBeInTheDocument();
    expect(cancelled.getByText(/R\$\s200/)).toBeInTheDocument();
    const missed = await rowWith('Não compareceu');
    for (const text of ['Pago', 'Você não compareceu.']) expect(missed.getByText(text)).toBeInTheDocument();
    expect(figures()).toEqual(['7', '3', '1', '1']);
  });

  it('links upcoming consultations to the room and past ones to the recording', async () => {
    await open('everything');
    const videoLink = (await rowWith('Agendada')).getByRole('link', {
      name: /^Acessar sessão: Marina Azevedo/,
    });
    expect(videoLink).toHaveAttribute('href', `/sala/${CONSULTATIONS.confirmed.id}`);
    expect(screen.getByRole('link', { name: /^Ver gravação: Marina Azevedo/ })).toHaveAttribute(
      'href',
      `https://gravacoes.vinculo.example/${CONSULTATIONS.completed.id}`,
    );
    expect(screen.getAllByText('Sem gravação').length).toBeGreaterThan(0);
  });

  it('shows the review, or asks for a missing one', async () => {
    await open('everything');
    await rows();
    expect(screen.getByRole('img', { name: '5 de 5' })).toBeInTheDocument();
    expect(screen.getByText('“Saí da sessão com menos peso. Fui ouvida de verdade.”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Avaliar a consulta com Débora Magalhães/ })).toHaveAttribute(
      'href',
      `/feedback?consultation=${CONSULTATIONS.completedWithDebora.id}`,
    );
  });

  it.each([
    ['everyPayment', 'Falhou', 'Cancelada: o pagamento não foi concluído.'],
    ['refund', 'Pago', 'Cancelada. O reembolso está a caminho.'],
    ['refunded', 'Pago', 'Cancelada. O valor foi devolvido.'],
    ['cancelledByPlatform', 'Expirado', 'Cancelada: o profissional não está mais atendendo.'],
  ] as const)('%s: a cancelled one shows %s with the reason', async (name, payment, reason) => {
    await open(name);
    const row = await rowWith('Gustavo Simões');
    expect(row.getByText(payment)).toBeInTheDocument();
    expect(row.getByText(reason)).toBeInTheDocument();
  });

  it('tells where money is that goes back, also a part of a completed one', async () => {
    const { container } = await open('refundLines');
    const cancelled = await rowWith('Caio Nóbrega');
    expect(cancelled.getByText('Cancelada por você.')).toBeInTheDocument();
    expect(
      cancelled.getByText(/^R\$\s95,00 a caminho pelo Pix, na conta que pagou, até /),
    ).toBeInTheDocument();
    const completed = await rowWith('devolvidos pelo Pix');
    expect(completed.getByText(/^R\$\s50,00 devolvidos pelo Pix em .+, \d\d:\d\d\.$/)).toBeInTheDocument();
    expect(completed.getByText('Concluída')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['everything', 'paymentExpired'] as const)('%s: leads to the payment', async (name) => {
    await open(name);
    const row = await rowWith('Caio Nóbrega');
    expect(row.getByRole('link', { name: 'Pagar com Pix a consulta com Caio Nóbrega' })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.caio.id}?pagamento=${CONSULTATIONS.pending.id}`,
    );
  });

  it('offers no payment for a consultation that starts within 15 minutes or is over', async () => {
    await open('paymentExpiredTooLate');
    const expired = (await rows()).filter((row) => row.textContent.includes('Expirada:'));
    expect(expired).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /Pagar com Pix/ })).not.toBeInTheDocument();
  });

  it('loads older ones on request', async () => {
    const { user } = await open('long');
    expect(await rows()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais consultas' }));
    await waitFor(async () => expect(await rows()).toHaveLength(40));
    await user.click(screen.getByRole('button', { name: 'Mostrar mais consultas' }));
    await waitFor(async () => expect(await rows()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: 'Mostrar mais consultas' })).not.toBeInTheDocument();
    expect(figures()[0]).toBe('60');
  });
});

describe('the history filters', () => {
  it('mark the selected period with a check mark, not only by color', async () => {
    const { user } = await open('everything');
    await rows();
    const ticked = () =>
      screen.getAllByRole('radio').filter((radio) => radio.closest('label')?.querySelector('svg'));
    expect(ticked()).toEqual([screen.getByRole('radio', { name: 'Todos' })]);
    await user.click(screen.getByRole('radio', { name: 'Este ano' }));
    expect(ticked()).toEqual([screen.getByRole('radio', { name: 'Este ano' })]);
  });

  it.each([
    ['Este mês', 5, ['5', '1', '1', '0'], 'este-mes'],
    ['Mês passado', 1, ['1', '1', '0', '1'], 'mes-passado'],
    ['Este ano', 6, ['6', '2', '1', '1'], 'este-ano'],
  ])('%s leaves %d', async (period, count, counted, slug) => {
    const { user, address } = await open('november');
    await rows();
    await user.click(screen.getByRole('radio', { name: period }));
    await waitFor(async () => expect(await rows()).toHaveLength(count));
    await waitFor(() => expect(figures()).toEqual(counted));
    expect(address()).toBe(`/patient/historico?periodo=${slug}`);
    await user.click(screen.getByRole('radio', { name: 'Todos' }));
    await waitFor(async () => expect(await rows()).toHaveLength(7));
    expect(address()).toBe('/patient/historico');
  });

  it('select the professional in the address', async () => {
    const { user, address } = await open('everything');
    await screen.findByRole('combobox', { name: 'Profissional' });
    const list = await openSelect(user, 'Profissional');
    await list.findByRole('option', { name: 'Marina Azevedo' });
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Todos os profissionais',
      'Caio Nóbrega',
      'Débora Magalhães',
      'Gustavo Simões',
      'Marina Azevedo',
    ]);
    await user.click(list.getByRole('option', { name: 'Marina Azevedo' }));
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(address()).toMatch(/profissional=b0000001/);
  });

  it('are read from the address', async () => {
    await open('withMarina');
    expect(await rows()).toHaveLength(4);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Profissional' })).toHaveAccessibleDescription(
        'Marina Azevedo',
      ),
    );
  });

  it('can be cleared when they match nothing', async () => {
    const { user } = await open('noMatch');
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeInTheDocument();
    expect(screen.getByText('Não há consultas com estes filtros.')).toBeInTheDocument();
    expect(figures()).toEqual(['0', '0', '0', '0']);
    // The address names a professional the patient never met.
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Profissional' })).toHaveAccessibleDescription(
        'Outro profissional',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await rows()).toHaveLength(7);
  });
});

describe('the page', () => {
  it('shows an empty state with a first step', async () => {
    await open('empty');
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Nova consulta' }))
      expect(link).toHaveAttribute('href', '/patient/search');
    expect(figures()).toEqual(['0', '0', '0', '0']);
  });

  it('offers a retry when it cannot be loaded', async () => {
    await open('unreachable');
    for (const missing of ['o histórico', 'o resumo', 'os profissionais'])
      expect(await screen.findByText(`Não foi possível carregar ${missing}.`)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Tentar Novamente' })).toHaveLength(2);
  });

  it('has no axe violations', async () => {
    const { container } = await open('everything');
    await rows();
    expect(await axe(container)).toHaveNoViolations();
  });
});
