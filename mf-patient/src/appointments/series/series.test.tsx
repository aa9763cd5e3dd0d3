import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE, SERIES } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
type User = Awaited<ReturnType<typeof open>>['user'];
type Client = Awaited<ReturnType<typeof open>>['client'];

const card = async (name = 'Toda quinta, 20:00, Marina Azevedo') =>
  within(await screen.findByRole('article', { name }));
const rows = async (name?: string) =>
  within((await card(name)).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function choose(user: User, day: string, entry: string) {
  const name = `Mais ações da consulta com Marina Azevedo, ${day}`;
  await user.click((await card()).getByRole('button', { name }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}

async function startEnding(user: User) {
  await user.click((await card()).getByRole('button', { name: /^Encerrar série com Marina Azevedo/ }));
  return within(await screen.findByRole('dialog', { name: 'Encerrar a série?' }));
}

const open8 = async (client: Client) =>
  (
    await client
      .from('consultations')
      .select('series_number')
      .eq('series_id', SERIES)
      .in('status', ['pending', 'scheduled'])
      .order('series_number')
  ).data?.map(({ series_number }) => series_number);

describe('a series among the appointments', () => {
  it('is one card with its rule, the state of each date and what to do next', async () => {
    const { container } = await open('running');
    expect(await rows()).toEqual([
      'qui., 26 nov., 20:001 de 8PagaEntrar',
      'qui., 3 dez., 20:002 de 8Proposta abertaResponder',
      'qui., 10 dez., 20:003 de 8ReservadaO Pix chega em 7 de dezembro',
      'qui., 17 dez., 20:004 de 8ReservadaO Pix chega em 14 de dezembro',
      'qui., 24 dez., 20:005 de 8Não atendeOutro dia',
      'qui., 31 dez., 20:006 de 8Pulada por vocêRetomar',
    ]);
    // Its dates are not in the list of single consultations.
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
      'Toda quinta, 20:00, Marina Azevedo',
      'Caio Nóbrega',
    ]);
    expect((await card()).getByRole('link', { name: /^Entrar na sessão/ })).toBeInTheDocument();
    expect(
      (await card()).getByRole('link', { name: 'Agendar outro dia no lugar de 24 de dezembro' }),
    ).toHaveAttribute('href', `/patient/booking/${PEOPLE.marina.id}`);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('unfolds its later dates', async () => {
    const { user } = await open('running');
    const more = (await card()).getByRole('button', { name: 'Ver mais 2 datas' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect((await rows()).slice(6)).toEqual([
      'qui., 7 jan., 20:007 de 8ReservadaO Pix chega em 4 de janeiro',
      'qui., 14 jan., 20:008 de 8ReservadaO Pix chega em 11 de janeiro',
    ]);
    await user.click((await card()).getByRole('button', { name: 'Ver menos datas' }));
    expect(await rows()).toHaveLength(6);
  });

  it('leads from a date to its proposal', async () => {
    const { user } = await open('running');
    await user.click((await card()).getByRole('button', { name: 'Responder à proposta para 3 de dezembro' }));
    expect(await screen.findByRole('region', { name: 'Marina propôs outro horário' })).toHaveFocus();
  });

  it('has dates that are booked later', async () => {
    const { user } = await open('fortnightly');
    const name = 'A cada 15 dias, quinta, 20:00, Marina Azevedo';
    await user.click((await card(name)).getByRole('button', { name: 'Ver mais 6 datas' }));
    expect((await rows(name)).slice(3, 6)).toEqual([
      'qui., 7 jan., 20:004 de 12ReservadaO Pix chega em 4 de janeiro',
      'qui., 21 jan., 20:005 de 12PrevistaReservada oito semanas antes',
      'qui., 4 fev., 20:006 de 12PrevistaReservada oito semanas antes',
    ]);
    const [later] = (await card(name)).getAllByText('Prevista');
    expect(later?.querySelector('svg')).toHaveClass('lucide-calendar-check-2');
  });

  it('can be paid once the charge of a date is open', async () => {
    const { user, toasts } = await open('toPay');
    expect((await rows())[0]).toBe(
      'qui., 3 dez., 20:002 de 8A pagarPague até qua., 2 dez., 20:00Pagar com Pix',
    );
    await user.click((await card()).getByRole('link', { name: /Pagar com Pix/ }));
    await user.click(await screen.findByRole('button', { name: 'Marcar como pago (simulação)' }));
    await waitFor(() => expect(toasts()[0]).toHaveProperty('title', 'Pagamento confirmado!'));
    await user.click(
      (await screen.findAllByRole('link', { name: 'Minhas Consultas' })).at(-1) as HTMLElement,
    );
    await waitFor(async () => expect((await rows())[0]).toContain('Paga'));
  });

  it('opens the details of a date from a notification, and back closes them', async () => {
    const { user, address } = await open('detailsOfDate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da consulta' }));
    expect(await dialog.findByText('Quinta-feira, 26 de novembro de 2026')).toBeInTheDocument();
    expect(dialog.getByText('Data da série').nextSibling).toHaveTextContent('1 de 8');
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(address()).toBe('/patient/appointments');
    expect(await rows()).toHaveLength(6);
  });

  it('has the focus when a notification leads to it', async () => {
    await open('linked');
    const article = await screen.findByRole('article', { name: 'Toda quinta, 20:00, Marina Azevedo' });
    await waitFor(() => expect(article).toHaveFocus());
  });

  it('is a list of consultations when it cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText(/^Não foi possível agrupar as suas séries/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
    expect(await screen.findAllByRole('article', { name: 'Marina Azevedo' })).toHaveLength(4);
  });
});

describe('moving a series', () => {
  it('starts at its next date that can be moved, for all following ones', async () => {
    await open('running');
    expect((await card()).getByRole('link', { name: /^Mudar horário da série/ })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.marina.id}?consulta=${CONSULTATIONS.confirmed.id}&seguintes`,
    );
  });

  it('is possible for one date, also before it is paid', async () => {
    const { user, address } = await open('running');
    const menu = 'Mais ações da consulta com Marina Azevedo, 10 de dezembro';
    await user.click((await card()).getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remarcar só esta' }));
    expect(address()).toContain(`/patient/booking/${PEOPLE.marina.id}?consulta=`);
    expect(await screen.findByText(/O prazo do Pix muda junto/)).toBeInTheDocument();
    expect(await screen.findByText('Qual dia fica melhor?')).toBeInTheDocument();
  });
});

describe('leaving out a date of a series', () => {
  it('skips one that is not paid, and keeps the others', async () => {
    const { user, client, toasts } = await open('running');
    const dialog = await choose(user, '10 de dezembro', 'Pular esta quinta');
    expect(dialog.getByText('Nada foi cobrado ainda. As outras datas continuam.')).toBeInTheDocument();
    await user.dblClick(dialog.getByRole('button', { name: 'Pular' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Consulta cancelada' }]));
    await waitFor(async () =>
      expect((await rows())[2]).toBe('qui., 10 dez., 20:003 de 8Pulada por vocêRetomar'),
    );
    expect(await open8(client)).toEqual([1, 2, 4, 7, 8]);
  });

  it('offers to undo it', async () => {
    const { user, client, toasts, portal } = await open('running');
    const dialog = await choose(user, '10 de dezembro', 'Pular esta quinta');
    await user.click(dialog.getByRole('button', { name: 'Pular' }));
    await waitFor(async () => expect(await open8(client)).toEqual([1, 2, 4, 7, 8]));
    await waitFor(async () => expect((await rows())[2]).toContain('Pulada por você'));
    const [toast] = portal.toasts.getState().toasts;
    expect(toast).toMatchObject({ seconds: 10, action: { label: 'Desfazer' } });
    toast?.action?.onSelect();
    await waitFor(async () => expect(await open8(client)).toEqual([1, 2, 3, 4, 7, 8]));
    await waitFor(() =>
      expect(toasts()).toContainEqual({
        title: 'Data retomada: qui., 10 dez., 20:00',
        text: 'O horário está reservado para você de novo.',
      }),
    );
    expect((await rows())[2]).toBe('qui., 10 dez., 20:003 de 8ReservadaO Pix chega em 7 de dezembro');
  });

  it('is taken back, once', async () => {
    const { user, client, toasts } = await open('running');
    await user.dblClick((await card()).getByRole('button', { name: 'Retomar a data de 31 de dezembro' }));
    await waitFor(async () =>
      expect((await rows())[5]).toBe('qui., 31 dez., 20:006 de 8ReservadaO Pix chega em 28 de dezembro'),
    );
    expect(toasts()).toHaveLength(1);
    expect(await open8(client)).toEqual([1, 2, 3, 4, 6, 7, 8]);
  });

  it.each(['skippedSoon', 'skippedInNotice', 'skippedTooOften'] as const)(
    'cannot be taken back any more, so another day is offered: %s',
    async (name) => {
      await open(name);
      expect(await rows()).toContain('qui., 3 dez., 20:002 de 8Pulada por vocêOutro dia');
    },
  );

  it('has nothing in its place while the professional takes no bookings', async () => {
    await open('skippedUnbookable');
    expect(await rows()).toContain('qui., 3 dez., 20:002 de 8Pulada por você');
  });

  it('is not taken back when the time was taken meanwhile: another day is offered', async () => {
    const { user, toasts, portal, address } = await open('restoreTaken');
    await user.click((await card()).getByRole('button', { name: 'Retomar a data de 31 de dezembro' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Data não retomada', text: 'O horário não está mais livre. Escolha outro dia.' },
      ]),
    );
    expect((await rows())[5]).toContain('Pulada por você');
    act(() => portal.toasts.getState().toasts[0]?.action?.onSelect());
    await waitFor(() => expect(address()).toBe(`/patient/booking/${PEOPLE.marina.id}`));
  });

  it('cancels one that is paid with its refund', async () => {
    const { user, client, toasts } = await open('running');
    const dialog = await choose(user, '26 de novembro', 'Cancelar');
    expect(dialog.getByRole('radio', { name: /^Só esta sessão/ })).toBeChecked();
    expect(dialog.getByText(/^R\$\s150,00 voltam inteiros/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancelar e receber de volta' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Consulta cancelada', text: 'O reembolso está nos detalhes da consulta.' },
      ]),
    );
    expect(await open8(client)).toEqual([2, 3, 4, 7, 8]);
  });

  it('cancels it and the following ones, after saying how many and what was paid', async () => {
    const { user, client, toasts } = await open('running');
    const dialog = await choose(user, '3 de dezembro', 'Cancelar');
    await user.click(dialog.getByRole('radio', { name: /^Esta e as seguintes/ }));
    expect(dialog.getByText('5 sessões. A série termina em qui., 26 nov., 20:00.')).toBeInTheDocument();
    expect(dialog.getByText(/^R\$\s150,00 voltam inteiros/)).toBeInTheDocument();
    expect(dialog.getByText('4 sessões não foram pagas: nada é cobrado.')).toBeInTheDocument();
    await user.dblClick(dialog.getByRole('button', { name: 'Encerrar e receber de volta' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Série encerrada',
          text: '5 sessões canceladas. O reembolso está nos detalhes de cada consulta.',
        },
      ]),
    );
    expect(await open8(client)).toEqual([1]);
    // What is left is a consultation like any other.
    expect(await screen.findByRole('article', { name: 'Marina Azevedo' })).toBeInTheDocument();
  });
});

describe('ending a series', () => {
  it('can be dismissed', async () => {
    const { user, client } = await open('running');
    const dialog = await startEnding(user);
    expect(
      dialog.getByText(
        'As 6 sessões que faltam saem da sua agenda e os horários voltam para a agenda de Marina.',
      ),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Manter série' }));
    expect((await card()).getByRole('button', { name: /^Encerrar série/ })).toHaveFocus();
    expect(await open8(client)).toEqual([1, 2, 3, 4, 7, 8]);
  });

  it('cancels all that has not begun', async () => {
    const { user, client, toasts } = await open('running');
    const dialog = await startEnding(user);
    expect(dialog.getByText(/^R\$\s300,00 voltam inteiros/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Encerrar e receber de volta' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Série encerrada',
          text: '6 sessões canceladas. O reembolso está nos detalhes de cada consulta.',
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Toda quinta, 20:00')).not.toBeInTheDocument());
    expect(await open8(client)).toEqual([]);
  });

  it('names only what has not gone back yet', async () => {
    const { user } = await open('returnedInPart');
    const dialog = await startEnding(user);
    expect(
      dialog.getByText(/^R\$\s250,00 voltam por Pix, .+ O resto já voltou ou está a caminho\.$/),
    ).toBeInTheDocument();
  });

  it('says what is not refunded any more, and offers to write before', async () => {
    const { user, toasts } = await open('late');
    const dialog = await startEnding(user);
    expect(dialog.getByText(/^R\$\s150,00 não voltam/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Escrever para Marina' })).toHaveAttribute(
      'href',
      `/chat/${CONSULTATIONS.confirmed.id}`,
    );
    expect(dialog.getByText('7 sessões não foram pagas: nada é cobrado.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Encerrar sem reembolso' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Série encerrada', text: '8 sessões canceladas.' }]),
    );
  });

  it.each([
    ['endTooLate', 'O prazo para receber o valor de uma das sessões terminou. Confira e confirme de novo.'],
    ['endGone', 'Esta série não existe mais.'],
  ] as const)('explains a refusal (%s)', async (name, text) => {
    const { user, toasts } = await open(name);
    await user.click((await startEnding(user)).getByRole('button', { name: 'Encerrar e receber de volta' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro ao encerrar', text }]));
  });

  it('can be repeated after a lost answer', async () => {
    const { user, toasts } = await open('endLost');
    const dialog = await startEnding(user);
    await user.click(dialog.getByRole('button', { name: 'Encerrar e receber de volta' }));
    await waitFor(() => expect(toasts()[0]).toHaveProperty('title', 'Erro ao encerrar'));
    await waitFor(() => expect(screen.queryByText('Toda quinta, 20:00')).not.toBeInTheDocument());
  });
});
