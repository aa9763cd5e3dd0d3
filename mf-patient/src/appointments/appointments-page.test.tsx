import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { deviceIsIn, openScenario, setDeviceClock } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';
import { LATE } from './scenarios/cancelling';

afterEach(() => jest.restoreAllMocks());

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
/** Where the pending consultation is paid. */
const PAYMENT = `/patient/booking/${PEOPLE.caio.id}?pagamento=${CONSULTATIONS.pending.id}`;
const cardOf = async (name: string) => await screen.findByRole('article', { name });
type User = Awaited<ReturnType<typeof open>>['user'];
/** Opens the menu of a card; its entries are outside the card. */
async function openMenu(user: User, card: HTMLElement) {
  await user.click(within(card).getByRole('button', { name: /^Mais ações da consulta/ }));
  return within(await screen.findByRole('menu'));
}
const entries = (menu: Awaited<ReturnType<typeof openMenu>>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('upcoming appointments', () => {
  it('name their zone to a patient of another one', async () => {
    await open('rioBranco');
    await cardOf('Marina Azevedo');
    expect(screen.getByText(/ Os horários desta página são de Brasília\.$/)).toBeInTheDocument();
  });

  describe('on a device in Rio Branco', () => {
    beforeEach(() => deviceIsIn('America/Rio_Branco'));

    it('say their time there, too', async () => {
      await open('upcoming');
      expect(await cardOf('Marina Azevedo')).toHaveTextContent('10:40 · 08:40 no seu horário');
    });

    it('say those of a proposal there, too', async () => {
      await open('proposals');
      const proposal = await screen.findByRole('region', { name: 'Marina propôs outros horários' });
      expect(within(proposal).getAllByText(/no seu horário$/)).toHaveLength(
        1 + within(proposal).getAllByRole('radio').length,
      );
    });

    it('say it in the details', async () => {
      await open('details');
      const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da consulta' }));
      expect((await dialog.findByText('Horário')).nextSibling).toHaveTextContent(
        /^10:40 · 08:40 no seu horário$/,
      );
    });
  });

  it('can be joined in a new tab when confirmed', async () => {
    await open('upcoming');
    const card = await cardOf('Marina Azevedo');
    expect(within(card).getByText('Confirmada')).toBeInTheDocument();
    const enter = within(card).getByRole('link', { name: 'Entrar na sessão com Marina Azevedo' });
    expect(enter).toHaveTextContent('Entrar');
    expect(enter).toHaveAttribute('href', `/sala/${CONSULTATIONS.confirmed.id}`);
    expect(within(card).getByText('10:40')).toBeInTheDocument();
    expect(within(card).getByText('50 minutos')).toBeInTheDocument();
  });

  it('can be paid with Pix while pending, but not joined', async () => {
    const { user } = await open('upcoming');
    const card = await cardOf('Caio Nóbrega');
    expect(within(card).getByText('Pendente')).toBeInTheDocument();
    expect(card).toHaveTextContent('Horário reservado por mais 1'); // 14:59 or 15:00
    expect(within(card).queryByRole('link', { name: /Entrar/ })).not.toBeInTheDocument();
    expect(entries(await openMenu(user, card))).toEqual(['Ver Detalhes', 'Cancelar']);
  });

  it('lead to their payment', async () => {
    await open('upcoming');
    expect(
      await screen.findByRole('link', { name: 'Pagar com Pix a consulta com Caio Nóbrega' }),
    ).toHaveAttribute('href', PAYMENT);
  });

  it('can be paid with a new code after the first has expired', async () => {
    await open('expired');
    expect(await screen.findByText('O prazo do pagamento terminou.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Pagar com Pix/ })).toHaveAttribute('href', PAYMENT);
  });

  it('hide rescheduling and explain why after the maximum number of moves', async () => {
    const { user } = await open('movedFiveTimes');
    const card = await cardOf('Marina Azevedo');
    expect(within(card).getByText('Já remarcada cinco vezes. Você ainda pode cancelar.')).toBeVisible();
    expect(entries(await openMenu(user, card))).toEqual(['Ver Detalhes', 'Salvar na agenda', 'Cancelar']);
  });

  it('load twenty at a time until all are shown', async () => {
    const { user } = await open('sixty');
    expect(await screen.findByRole('tab', { name: 'Próximas 60' })).toBeInTheDocument();
    for (const shown of [20, 40, 60]) {
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(shown));
      if (shown < 60) await user.click(screen.getByRole('button', { name: 'Mostrar mais consultas' }));
    }
    expect(screen.queryByRole('button', { name: 'Mostrar mais consultas' })).not.toBeInTheDocument();
    const days = screen.getAllByRole<HTMLTimeElement>('time').map(({ dateTime }) => dateTime);
    expect(days).toEqual(days.toSorted());
  }, 30_000);
});

it.each([
  ['ahead', 10],
  ['behind', -10],
])('the time to pay counts down by the server’s clock when the device is %s', async (_, minutes) => {
  setDeviceClock(new Date(Date.now() + minutes * 60_000));
  await open('tenMinutesLeft');
  expect(await cardOf('Caio Nóbrega')).toHaveTextContent(/Horário reservado por mais (9:[45]\d|10:00)/);
});

it('payment is offered in the history before the consultation starts', async () => {
  await open('paymentExpired');
  expect(await screen.findByRole('link', { name: /^Pagar com Pix/ })).toHaveAttribute('href', PAYMENT);
});

it('payment is not offered for a consultation the patient cancelled', async () => {
  await open('cancelledByPatient');
  expect(await screen.findByText('Caio Nóbrega')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Pagar com Pix/ })).not.toBeInTheDocument();
});

it('neither payment nor rebooking is offered for a consultation the platform cancelled', async () => {
  await open('cancelledByPlatform');
  const card = within(await cardOf('Caio Nóbrega'));
  expect(card.getByRole('button', { name: /^Ver Detalhes/ })).toBeInTheDocument();
  expect(card.queryByRole('link', { name: /Pagar com Pix/ })).not.toBeInTheDocument();
  expect(card.queryByRole('link', { name: /Reagendar/ })).not.toBeInTheDocument();
});

describe('changing a confirmed consultation', () => {
  const CHANGE_OVER = 'Faltam menos de 24h: não dá mais para remarcar.';

  it('is possible until 24 hours before', async () => {
    const { user, address } = await open('upcoming');
    const card = await cardOf('Marina Azevedo');
    expect(within(card).getByText(/^Remarque até .+, 10:40$/)).toBeInTheDocument();
    const menu = await openMenu(user, card);
    expect(entries(menu)).toEqual(['Ver Detalhes', 'Reagendar', 'Salvar na agenda', 'Cancelar']);
    await user.click(menu.getByRole('menuitem', { name: 'Reagendar' }));
    expect(address()).toBe(`/patient/booking/${PEOPLE.marina.id}?consulta=${CONSULTATIONS.confirmed.id}`);
  });

  it.each(['soon', 'unlisted'] as const)(
    'is not possible after that, but cancelling is (%s)',
    async (name) => {
      const { user, client } = await open(name);
      const card = await cardOf('Marina Azevedo');
      // By the time the same request is answered again, the deciding answer has arrived.
      const { data } = await client.rpc('suspended_consultations');
      expect(data).toEqual([]);
      expect(within(card).getByText(CHANGE_OVER)).toBeInTheDocument();
      expect(within(card).getByRole('link', { name: /^Entrar/ })).toBeInTheDocument();
      expect(entries(await openMenu(user, card))).toEqual(['Ver Detalhes', 'Salvar na agenda', 'Cancelar']);
    },
  );

  it.each(['suspended', 'running'] as const)(
    'with refund is possible at any time if the professional was suspended (%s)',
    async (name) => {
      const { user, toasts } = await open(name);
      const card = await cardOf('Marina Azevedo');
      expect(
        await within(card).findByText(/Este profissional não recebe novas consultas/),
      ).toBeInTheDocument();
      const menu = await openMenu(user, card);
      expect(entries(menu)).toEqual(['Ver Detalhes', 'Salvar na agenda', 'Cancelar']);
      await user.click(menu.getByRole('menuitem', { name: 'Cancelar' }));
      await user.click(await screen.findByRole('button', { name: 'Cancelar e receber de volta' }));
      await waitFor(() =>
        expect(toasts()).toEqual([
          { title: 'Consulta cancelada', text: 'O reembolso está nos detalhes da consulta.' },
        ]),
      );
    },
  );

  it('saves a calendar file that says neither what it is nor with whom', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:session';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open('upcoming');
    const menu = await openMenu(user, await cardOf('Marina Azevedo'));
    await user.click(menu.getByRole('menuitem', { name: 'Salvar na agenda' }));
    expect(clicked.mock.contexts[0]).toHaveProperty(
      'download',
      expect.stringMatching(/^consulta-\d{4}-\d\d-\d\d\.ics$/),
    );
    clicked.mockRestore();
    const file = await new Response(saved[0]).text();
    expect(file).toContain(`UID:${CONSULTATIONS.confirmed.id}@vinculo`);
    expect(file).toMatch(/DTSTART:\d{8}T134000Z/);
    expect(file).toContain('SUMMARY:Compromisso');
    expect(file).not.toMatch(/Marina|Consulta/);
    expect(file).toContain('URL:https://meet.jit.si/vinculo-');
    expect(file).toContain('TRIGGER:-PT15M');
  });
});

describe('cancelling', () => {
  const openCancelDialog = async (name: keyof typeof scenarios, professional: string) => {
    const opened = await open(name);
    const menu = await openMenu(opened.user, await cardOf(professional));
    await opened.user.click(menu.getByRole('menuitem', { name: 'Cancelar' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: /^Cancelar/ })) };
  };

  it('says what happens to the money and can be dismissed', async () => {
    const { user, dialog, client } = await openCancelDialog('upcoming', 'Marina Azevedo');
    expect(dialog.getByRole('heading')).toHaveTextContent('Cancelar com Marina?');
    expect(dialog.getByText(/^O horário de .+, 10:40 volta para a agenda de Marina\.$/)).toBeInTheDocument();
    expect(await dialog.findByText(/^R\$\s150,00 voltam inteiros por Pix/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Manter consulta' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Mais ações da consulta com Marina/ })).toHaveFocus();
    const { count } = await client
      .from('consultations')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'scheduled');
    expect(count).toBe(1);
  });

  it('moves the consultation to the history and announces the refund', async () => {
    const { user, dialog, toasts } = await openCancelDialog('upcoming', 'Marina Azevedo');
    await user.dblClick(dialog.getByRole('button', { name: 'Cancelar e receber de volta' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Consulta cancelada', text: 'O reembolso está nos detalhes da consulta.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Marina Azevedo' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Caio Nóbrega' })).toBeInTheDocument();
  });

  it('without refund is possible after the dialog has said so', async () => {
    const { user, dialog, toasts } = await openCancelDialog('late', 'Marina Azevedo');
    expect(dialog.getByRole('heading')).toHaveTextContent('Cancelar em cima da hora?');
    expect(await dialog.findByText(/^R\$\s150,00 não voltam/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Escrever para Marina' })).toHaveAttribute(
      'href',
      `/chat/${CONSULTATIONS.confirmed.id}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Cancelar sem reembolso' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Consulta cancelada', text: undefined }]));
  });

  it('asks again if the refund ended while the dialog was open', async () => {
    const { user, dialog, toasts } = await openCancelDialog('upcoming', 'Marina Azevedo');
    await embedded.exec(LATE);
    await user.click(dialog.getByRole('button', { name: 'Cancelar e receber de volta' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao cancelar', text: 'O prazo para cancelar com reembolso terminou.' },
      ]),
    );
    await user.click(await dialog.findByRole('button', { name: 'Cancelar sem reembolso' }));
    await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Consulta cancelada' }));
  });

  it.each([
    ['returnedInPart', /^R\$\s100,00 voltam por Pix, .+ O resto já voltou ou está a caminho\.$/],
    ['returnedWhole', 'O valor pago já voltou ou está a caminho.'],
  ] as const)('names only what has not gone back yet (%s)', async (name, text) => {
    const { dialog } = await openCancelDialog(name, 'Marina Azevedo');
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('is free at any time for an unpaid consultation', async () => {
    const { user, dialog, toasts } = await openCancelDialog('upcoming', 'Caio Nóbrega');
    expect(dialog.getByText('Nada foi cobrado ainda.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancelar consulta' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Consulta cancelada', text: undefined }]));
  });

  it('stays open when the payment arrives, and announces the refund', async () => {
    const { dialog } = await openCancelDialog('upcoming', 'Caio Nóbrega');
    expect(dialog.getByText('Nada foi cobrado ainda.')).toBeInTheDocument();
    await embedded.exec(`update public.payments set status = 'paid', paid_at = private.now() where status = 'pending'
      and consultation_id = '${CONSULTATIONS.pending.id}';
      ${sql.setStatus(CONSULTATIONS.pending, 'scheduled')}`);
    setDeviceClock(new Date(Date.now() + 60_000)); // the list is old enough to be refetched
    fireEvent(window, new Event('visibilitychange'));
    expect(await within(await cardOf('Caio Nóbrega')).findByText('Confirmada')).toBeInTheDocument();
    expect(await dialog.findByText(/voltam inteiros por Pix/)).toBeVisible();
  });

  it.each([
    ['cancelStarted', 'Esta sessão já começou.'],
    ['cancelClosed', 'Esta consulta não está mais em aberto.'],
  ] as const)('explains why cancelling was refused (%s)', async (name, text) => {
    const { user, dialog, toasts } = await openCancelDialog(name, 'Marina Azevedo');
    await user.click(dialog.getByRole('button', { name: 'Cancelar e receber de volta' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro ao cancelar', text }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be retried after a lost connection', async () => {
    const { user, dialog, toasts } = await openCancelDialog('cancelFails', 'Marina Azevedo');
    await user.click(dialog.getByRole('button', { name: 'Cancelar e receber de volta' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao cancelar', text: 'Você está sem conexão. Tente novamente quando ela voltar.' },
      ]),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancelar e receber de volta' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Consulta cancelada' }]));
  });
});

describe('a consultation whose charge opens later', () => {
  it('says when, and cannot be paid before', async () => {
    const { user } = await open('opensLater');
    const card = await cardOf('Caio Nóbrega');
    expect(within(card).getByText(/^Reservada\. O Pix chega em .+, \d\d:\d\d\.$/)).toBeVisible();
    expect(within(card).queryByRole('link', { name: /Pagar com Pix/ })).not.toBeInTheDocument();
    expect(entries(await openMenu(user, card))).toEqual(['Ver Detalhes', 'Cancelar']);
  });

  it('says until when it can be paid', async () => {
    await open('open');
    const card = within(await cardOf('Caio Nóbrega'));
    expect(card.getByText(/^Pague até .+, \d\d:\d\d para manter o horário\.$/)).toBeVisible();
    expect(card.getByRole('link', { name: /Pagar com Pix/ })).toBeVisible();
  });
});

describe('a proposal of another time', () => {
  const openCard = async (name: keyof typeof scenarios) => {
    const opened = await open(name);
    const card = await screen.findByRole('region', { name: /^Marina propôs/ });
    return { ...opened, card: within(card) };
  };
  const statusOf = async ({ client }: Awaited<ReturnType<typeof open>>) => {
    const { data } = await client.from('proposals').select('status, chosen, times').single();
    return data;
  };

  it('is shown with both times, the message and the deadline', async () => {
    const { card } = await openCard('proposal');
    expect(card.getByRole('heading', { name: 'Marina propôs outro horário' })).toBeVisible();
    expect(card.getByText('Vou dar uma aula nesse dia. Consegue em outro?')).toBeVisible();
    expect(card.getByText(/^Responda até .+, 10:40\. Sem resposta, fica como está\.$/)).toBeVisible();
    expect(card.getAllByText(/, 10:40$/)).toHaveLength(4);
  });

  it('has the focus when a notification leads to it', async () => {
    await openCard('linkedProposal');
    await waitFor(() => expect(screen.getByRole('region', { name: /^Marina propôs/ })).toHaveFocus());
  });

  it('is accepted with one press, and the consultation moves', async () => {
    const opened = await openCard('proposal');
    const { user, card, toasts } = opened;
    await user.dblClick(card.getByRole('button', { name: /^Aceitar / }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: expect.stringMatching(/^Combinado: .+, 10:40$/) as string,
          text: expect.stringMatching(
            /^Marina já sabe\. O pagamento vale para o novo horário\. Mudou de ideia\? Até .+, 10:40, cancele e receba tudo de volta\.$/,
          ) as string,
        },
      ]),
    );
    const answered = await statusOf(opened);
    expect(answered).toMatchObject({ status: 'accepted', chosen: answered?.times[0] });
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Marina propôs/ })).toBeNull());
  });

  it('offers a choice of several times', async () => {
    const opened = await openCard('proposals');
    const { user, card } = opened;
    const times = card.getAllByRole('radio');
    expect(times).toHaveLength(3);
    expect(times[0]).toBeChecked();
    await user.click(times[2] as HTMLElement);
    await user.click(card.getByRole('button', { name: /^Aceitar / }));
    await waitFor(async () => {
      const answered = await statusOf(opened);
      expect(answered?.chosen).toBe(answered?.times[2]);
    });
  });

  it('can be refused after a question', async () => {
    const opened = await openCard('proposal');
    const { user, card, toasts } = opened;
    await user.click(card.getByRole('button', { name: /^Manter / }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Manter .+\?$/ }));
    expect(dialog.getByText(/^Marina recebe a sua resposta\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Manter / }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([{ title: expect.stringMatching(/^Fica como está: /) as string }]),
    );
    expect(await statusOf(opened)).toMatchObject({ status: 'refused' });
  });

  it('of a period leads to choosing in it, or is refused', async () => {
    const opened = await openCard('invitation');
    const { user, card, container } = opened;
    expect(card.getByRole('heading', { name: 'Marina propôs outro horário' })).toBeVisible();
    expect(card.getByText(/^Entre .+ e .+$/)).toBeVisible();
    expect(card.queryByRole('button', { name: /^Aceitar/ })).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Escolher horário' })).toHaveAttribute(
      'href',
      `/patient/booking/${PEOPLE.marina.id}?consulta=${CONSULTATIONS.confirmed.id}&proposta=33333333-3333-4333-8333-333333333333`,
    );
    expect(card.queryByRole('link', { name: 'Ver outros horários' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(card.getByRole('button', { name: /^Manter / }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Manter .+\?$/ }));
    await user.click(dialog.getByRole('button', { name: /^Manter / }));
    await waitFor(async () => expect(await statusOf(opened)).toMatchObject({ status: 'refused' }));
  });

  it('that was withdrawn meanwhile is explained and disappears', async () => {
    const { user, card, toasts } = await openCard('proposal');
    await embedded.exec("update public.proposals set status = 'withdrawn', answered_at = private.now()");
    await user.click(card.getByRole('button', { name: /^Aceitar / }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { text: 'Esta proposta não está mais em aberto. A consulta continua como está.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Marina propôs/ })).toBeNull());
  });

  it('that cannot be loaded can be retried, beside the appointments', async () => {
    await open('proposalsFail');
    expect(
      await screen.findByText('Não foi possível carregar as propostas de outros horários.'),
    ).toBeVisible();
    expect(await cardOf('Marina Azevedo')).toBeVisible();
  });

  it('has no axe violations', async () => {
    const { container } = await open('proposals');
    await screen.findByRole('region', { name: /^Marina propôs/ });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the details', () => {
  const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Detalhes da consulta' }));

  it('open from the menu, with the terms of cancelling, and close with Back', async () => {
    const { user, address } = await open('upcoming');
    const menu = await openMenu(user, await cardOf('Marina Azevedo'));
    await user.click(menu.getByRole('menuitem', { name: 'Ver Detalhes' }));
    const dialog = await openDialog();
    expect(
      await dialog.findByText(/^Até .+, \d\d:40, cancele e receba o valor inteiro de volta/),
    ).toBeVisible();
    expect(dialog.queryByText('Data da série')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Acessar sessão' })).toHaveAttribute(
      'href',
      `/sala/${CONSULTATIONS.confirmed.id}`,
    );
    expect(address()).toBe(`/patient/appointments?detalhes=${CONSULTATIONS.confirmed.id}`);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/patient/appointments');
  });

  it('have the payment at hand when a notification leads to them', async () => {
    const { user, address } = await open('linkedToPay');
    const dialog = await openDialog();
    await user.click(await dialog.findByRole('link', { name: /^Pagar com Pix/ }));
    await waitFor(() => expect(address()).toBe(PAYMENT));
  });

  it('open from the address and close without leaving the page', async () => {
    const { user, address } = await open('detailsLate');
    const dialog = await openDialog();
    expect(await dialog.findByText('O prazo para cancelar com reembolso terminou.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(address()).toBe('/patient/appointments'));
    expect(await cardOf('Marina Azevedo')).toBeVisible();
  });

  it('do not disclose consultations of others', async () => {
    await open('detailsUnknown');
    expect(await (await openDialog()).findByText('Consulta não encontrada')).toBeVisible();
  });

  it('offer a retry', async () => {
    await open('detailsFail');
    const dialog = await openDialog();
    expect(await dialog.findByText('Não foi possível carregar a consulta.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
  });

  it('show what the professional wrote when cancelling', async () => {
    await open('cancelledByProfessional');
    const dialog = await openDialog();
    expect(await dialog.findByText('Mensagem de Marina')).toBeVisible();
    expect(dialog.getByText('Tive um imprevisto de saúde. Desculpe!')).toBeVisible();
    expect(dialog.getByText('Pedido enviado ao banco')).toBeVisible();
  });
});

describe('the money of a consultation that did not take place', () => {
  const CAIO = 'Caio Nóbrega';
  const steps = async (title: RegExp) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da consulta' }));
    const section = (await dialog.findByRole('heading', { name: title })).parentElement as HTMLElement;
    return within(section)
      .getAllByRole('listitem')
      .map((step) => `${step.getAttribute('aria-current') === null ? '' : '→ '}${step.textContent}`);
  };
  const REGISTERED = expect.stringMatching(/^Cancelamento registrado.+, \d\d:\d\d$/) as string;
  const SENT = /^Pedido enviado ao banco.+, \d\d:\d\d$/;
  const UNTIL = expect.stringMatching(
    /^(→ )?Dinheiro na sua contaaté [a-z]{3}\.?, \d+º? [a-z]{3}\.$/,
  ) as string;
  const TOLD = 'Dinheiro na sua contaAvisamos aqui e por e-mail.';

  it.each([
    ['refundDue', ['→ Pedido enviado ao bancoEm instantes', UNTIL]],
    ['refundSent', [expect.stringMatching(SENT), UNTIL]],
    ['refundRetried', ['→ Pedido enviado ao bancoO banco não aceitou. Estamos tentando de novo.', UNTIL]],
    [
      'refundOverdue',
      [expect.stringMatching(SENT), '→ Dinheiro na sua contaEstá demorando mais que o previsto.'],
    ],
    [
      'refundRefused',
      ['→ Com a equipeO banco não aceitou a devolução. Vamos devolver por outro caminho.', TOLD],
    ],
    ['refundByTeam', ['→ Com a equipeEsta devolução não é automática. Vamos fazer e avisar você.', TOLD]],
    [
      'refundDone',
      [expect.stringMatching(SENT), expect.stringMatching(/^Dinheiro na sua conta.+, \d\d:\d\d$/)],
    ],
  ] as const)('goes back step by step (%s)', async (name, later) => {
    await open(name);
    await expect(steps(/^Reembolso de R\$\s95,00$/)).resolves.toEqual([REGISTERED, ...later]);
    const waits = ['refundOverdue', 'refundRefused', 'refundByTeam'].includes(name);
    expect(screen.queryAllByRole('link', { name: 'Falar com a equipe' })).toHaveLength(waits ? 1 : 0);
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('goes back in several refunds: a part, and what was paid twice', async () => {
    await open('refundsInPart');
    await expect(steps(/^Reembolso de R\$\s50,00$/)).resolves.toEqual([
      expect.stringMatching(/^Reembolso aprovado pela equipe/),
      'Pedido enviado ao banco',
      expect.stringMatching(/^Dinheiro na sua conta.+, \d\d:\d\d$/),
    ]);
    const [first] = await steps(/^Reembolso de R\$\s150,00$/);
    expect(first).toMatch(/^Pix a mais recebido/);
  });

  it('waits for another admin', async () => {
    await open('refundWaits');
    const [first] = await steps(/^Reembolso de R\$\s150,00$/);
    expect(first).toBe('→ Em conferência pela equipeOutra pessoa da equipe confirma o reembolso.');
  });

  it('is a line of its card in the history, a part of a completed one too', async () => {
    await open('refundsInList');
    const card = within(await cardOf(CAIO));
    expect(
      card.getByText(
        /^R\$\s95,00 a caminho pelo Pix, na conta que pagou, até [a-z]{3}\.?, \d+º? [a-z]{3}\.$/,
      ),
    ).toBeVisible();
    expect(card.getByText('Cancelada por você.')).toBeVisible();
    expect(screen.getByText(/^R\$\s50,00 devolvidos pelo Pix em .+, \d\d:\d\d\.$/)).toBeVisible();
  });

  it('is charged after an absence, which the patient may contest', async () => {
    await open('history');
    expect(await screen.findByText(/A sessão foi cobrada, como combinado ao marcar/)).toBeVisible();
    // A report, or the contact form after seven days.
    expect(screen.getByText('Conte o que houve')).toBeVisible();
  });
});

describe('the history', () => {
  /** The first card with this text, among those of a professional or of all. */
  const cardWith = async (text: string, name?: string) => {
    await screen.findAllByText(text);
    const cards = screen.getAllByRole('article', name ? { name } : {});
    return cards.find((card) => within(card).queryByText(text)) as HTMLElement;
  };

  it('labels past consultations by status', async () => {
    await open('history');
    expect(await screen.findAllByText('Concluída')).toHaveLength(3);
    expect(screen.getByText('Não compareceu')).toBeVisible();
    expect(screen.getByText('Expirada')).toBeVisible();
    expect(screen.queryByText('Desconhecido')).not.toBeInTheDocument();
  });

  it.each([
    ['history', 'Gustavo Simões', 'Expirada: o Pix não foi pago no prazo.'],
    ['history', 'Marina Azevedo', 'Você não compareceu.'],
    ['cancelledByPlatform', 'Caio Nóbrega', 'Cancelada: o profissional não está mais atendendo.'],
    ['cancelledByPatient', 'Caio Nóbrega', 'Cancelada por você.'],
  ] as const)('explains why a consultation did not take place (%s)', async (name, professional, words) => {
    await open(name);
    const card = await cardWith(words, professional);
    expect(card).toBeVisible();
    expect(card).not.toHaveTextContent('Sem avaliação');
  });

  it('shows the rating, asks for a missing one, and rebooks', async () => {
    await open('history');
    expect(await screen.findByText('5 de 5')).toBeInTheDocument();
    expect(screen.getAllByText('Sem avaliação')).toHaveLength(2);
    const latest = within(await cardWith('Concluída'));
    expect(latest.getByRole('link', { name: /^Avaliar a consulta com Marina Azevedo/ })).toHaveAttribute(
      'href',
      `/feedback?consultation=${CONSULTATIONS.completed.id}`,
    );
    const again = latest.getByRole('link', { name: 'Reagendar com Marina Azevedo' });
    expect(again).toHaveTextContent('Reagendar');
    expect(again).toHaveAttribute('href', `/patient/booking/${PEOPLE.marina.id}`);
  });

  it('shows all details with "Ver Detalhes"', async () => {
    const { user } = await open('history');
    const cancelled = within(await screen.findByRole('article', { name: 'Gustavo Simões' }));
    await user.click(cancelled.getByRole('button', { name: /^Ver Detalhes da consulta com Gustavo/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da consulta' }));
    for (const text of ['Gustavo Simões', '15:40', '50 minutos', 'Expirada', 'Expirado'])
      expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Ver conversa' })).toHaveAttribute(
      'href',
      `/chat/${CONSULTATIONS.expired.id}`,
    );
  });

  it('says once in its details where the money is', async () => {
    await open('refundSent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes da consulta' }));
    expect(await dialog.findByText('Pedido enviado ao banco')).toBeInTheDocument();
    expect(dialog.queryByText(/^(O reembolso está a caminho|O valor foi devolvido)/)).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Comprovante' })).toBeInTheDocument();
  });

  it('opens from the tab and stays in the address', async () => {
    const { user, address } = await open('upcoming');
    await user.click(await screen.findByRole('tab', { name: /Histórico/ }));
    expect(address()).toBe('/patient/appointments?aba=historico');
  });

  it('shows its count on the tab', async () => {
    await open('upcoming');
    expect(await screen.findByRole('tab', { name: 'Próximas 2' })).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Histórico 5' })).toBeInTheDocument();
  });
});

describe('conversations', () => {
  it('are linked from each card with the unread count', async () => {
    await open('upcoming');
    const card = within(await cardOf('Marina Azevedo'));
    const chat = await card.findByRole('link', { name: 'Chat com Marina Azevedo 1 nova mensagem' });
    expect(chat).toHaveAttribute('href', `/chat/${CONSULTATIONS.confirmed.id}`);
    expect(
      within(await cardOf('Caio Nóbrega')).getByRole('link', { name: 'Chat com Caio Nóbrega' }),
    ).toHaveTextContent('Chat');
  });

  it('are reached from the quick actions', async () => {
    await open('upcoming');
    expect(await screen.findByRole('link', { name: 'Conversas ativas 1 mensagem nova' })).toHaveAttribute(
      'href',
      '/patient/mensagens',
    );
  });

  it('count only those with professionals, also for a professional', async () => {
    await open('ofProfessional');
    expect(await screen.findByRole('link', { name: 'Conversas ativas 1 mensagem nova' })).toBeInTheDocument();
  });
});

describe('the page', () => {
  it('shows an empty state with a first step', async () => {
    await open('empty');
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Nova consulta' })[0]).toHaveAttribute(
      'href',
      '/patient/search',
    );
  });

  it('links every emergency number', async () => {
    await open('upcoming');
    expect(
      await screen.findByRole('link', { name: /^Emergência 24h CVV, apoio emocional: ligue\s188$/ }),
    ).toHaveAttribute('href', 'tel:188');
    expect(screen.getByRole('link', { name: 'SAMU 192' })).toHaveAttribute('href', 'tel:192');
    expect(screen.getByRole('link', { name: 'Polícia 190' })).toHaveAttribute('href', 'tel:190');
  });

  it('reports when appointments or messages cannot be counted', async () => {
    await open('uncounted');
    for (const name of ['Próximas', 'Histórico'])
      expect(await screen.findByRole('tab', { name: `${name} não foi possível contar` })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Conversas ativas/ })).toHaveTextContent(
      'Não foi possível contar',
    );
    expect(
      await screen.findByRole('link', {
        name: /^Chat com Marina Azevedo.*mensagens novas: não foi possível contar$/,
      }),
    ).toHaveTextContent('novas: não contadas');
  });

  it('offers a retry when the list cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as consultas.')).toBeVisible();
    const failures = screen.getAllByText(/^Não foi possível carregar as /);
    expect(screen.getAllByRole('button', { name: 'Tentar Novamente' })).toHaveLength(failures.length);
  });

  it('has no axe violations', async () => {
    const { container } = await open('upcoming');
    await cardOf('Marina Azevedo');
    expect(await axe(container)).toHaveNoViolations();
  });
});
