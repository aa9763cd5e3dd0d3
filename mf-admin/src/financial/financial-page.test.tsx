import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { portalHistory } from 'shared-portal/history';
import { choose, openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Cobranças' });
  return within(table).getAllByRole('row').slice(1);
};
const rowOf = async (text: string) =>
  (await rows()).find((row) => row.textContent?.includes(text)) as HTMLElement;
const openCharge = async (user: Awaited<ReturnType<typeof open>>['user'], professional: string) => {
  await user.click(within(await rowOf(professional)).getByRole('link'));
  const drawer = await screen.findByRole('dialog', { name: 'Cobrança' });
  await within(drawer).findByRole('heading', { name: 'Linha do tempo' });
  return drawer;
};

describe('the figures of the financial page', () => {
  it('subtract what went back from what was received, and show the internal fee beside it', async () => {
    await open('month');
    await screen.findByText(/^0\.500% por cobrança/);
    const received = screen.getByText('Recebido', { selector: '.ant-statistic *' });
    const figures = within(received.closest('ul') as HTMLElement).getAllByRole('listitem');
    const amount = (place: number) => {
      const [, reais = ''] = /R\$\s([\d.]+,\d\d)/.exec(figures[place]?.textContent ?? '') ?? [];
      return Number(reais.replace(/\D/g, ''));
    };
    expect(figures.map((figure) => figure.textContent?.replace(/R\$.*/, ''))).toEqual([
      'Recebido',
      'Reembolsos',
      'Líquido aos profissionais',
      'Taxa da plataforma',
    ]);
    expect(amount(0)).toBeGreaterThan(0);
    expect(amount(2)).toBe(amount(0) - amount(1));
    expect(figures[3]).toHaveTextContent('0.500% por cobrança. Só para a equipe: não é descontada. Ver taxa');
  });

  it('are drawn by day, with the same numbers in a table', async () => {
    const { user } = await open('month');
    expect(await screen.findByRole('img', { name: /^Recebido por dia/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver tabela' }));
    const table = screen.getByRole('table', { name: 'Recebido no período' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await user.click(screen.getByRole('radio', { name: 'Semana' }));
    expect(screen.getByRole('heading', { name: 'Recebido por semana' })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Semana de' })).toBeInTheDocument();
  });

  it('are those of the period in the address', async () => {
    const { user, address } = await open('month');
    await rows();
    await choose(user, 'Período', 'Últimos 7 dias');
    await waitFor(() => expect(address()).toBe('/admin/financial?periodo=7-dias'));
    expect(screen.getByText(/até agora\. Comparado com/)).toBeInTheDocument();
  });

  it('are added up by week over a year', async () => {
    await open('year');
    expect(await screen.findByRole('img', { name: /^Recebido por semana/ })).toBeInTheDocument();
  });

  it('may fail without taking the list', async () => {
    await open('figuresFail');
    expect(await screen.findByText('Não foi possível carregar os totais.')).toBeInTheDocument();
    expect((await rows()).length).toBeGreaterThan(5);
  });
});

describe('the charges', () => {
  it('show people, state, amount, way and when', async () => {
    await open('each');
    expect(await rowOf('Caio Nóbrega')).toHaveTextContent(
      /^Camila Ribeiro dos Santoscom Caio Nóbrega, \d\d\/\d\d(\/\d{4})?, \d\d:\d\dPendenteR\$\s95,00(abre|até) \d\d\/\d\d, \d\d:\d\d$/,
    );
    expect(await rowOf('Lívia Brandão')).toHaveTextContent(
      /A reembolsarR\$\s\d+,\d\dfaltam voltar R\$\s\d+,\d\d/,
    );
    expect(await rowOf('Gustavo Simões')).toHaveTextContent(/Expirado.*venceu/);
    expect(await rowOf('Débora Magalhães')).toHaveTextContent(/Pago.*Antes do registro/);
  });

  it('are filtered by state and text, in the address', async () => {
    const { user, address } = await open('each');
    const { length } = await rows();
    await choose(user, 'Estado', 'A reembolsar');
    await waitFor(async () => expect((await rows()).length).toBeLessThan(length));
    for (const row of await rows()) expect(row).toHaveTextContent('A reembolsar');
    expect(address()).toBe('/admin/financial?sempre=&estado=refund_due');
    await choose(user, 'Estado', 'Todos');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'goncalves');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(address()).toBe('/admin/financial?sempre=&busca=goncalves');
  });

  it('are filtered by way and amount, and the filters are saved for the team', async () => {
    const { user, address, toasts, client } = await open('each');
    await rows();
    await choose(user, 'Meio', 'Antes do registro');
    await user.type(screen.getByRole('textbox', { name: 'Valor de, em R$' }), '200,00');
    await waitFor(() => expect(address()).toBe('/admin/financial?sempre=&meio=before&de=200%2C00'));
    await waitFor(async () => {
      for (const row of await rows()) expect(row).toHaveTextContent(/R\$\s[2-9]\d\d,.*Antes do registro/);
    });

    await user.click(screen.getByRole('button', { name: 'Salvar visão' }));
    const dialog = await screen.findByRole('dialog', { name: 'Salvar visão' });
    const name = within(dialog).getByRole('textbox', { name: /^Nome/ });
    const send = within(dialog).getByRole('button', { name: 'Salvar' });
    await client.rpc('save_view', {
      id: crypto.randomUUID(),
      page: 'charges',
      name: 'Caras',
      filter: { de: '500' },
    });
    for (const taken of ['todas', 'caras']) {
      await user.clear(name);
      await user.type(name, taken);
      await user.click(send);
      expect(await within(dialog).findByText('Já há uma visão com este nome.')).toBeInTheDocument();
      expect(name).toHaveValue(taken);
    }
    await user.clear(name);
    await user.type(name, 'Acima de R$ 200');
    await user.dblClick(send);
    const view = await screen.findByRole('button', { name: 'Acima de R$ 200' });
    expect(view).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Caras' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Visões' })).toHaveFocus());

    await user.click(screen.getByRole('button', { name: /^A reembolsar/ }));
    await waitFor(() => expect(address()).toBe('/admin/financial?estado=refund_due&sempre='));
    expect(view).toHaveAttribute('aria-pressed', 'false');
    await user.click(view);
    await waitFor(() => expect(address()).toBe('/admin/financial?sempre=&meio=before&de=200%2C00'));
    await user.click(screen.getByRole('button', { name: 'Apagar visão' }));
    const asked = await screen.findByRole('dialog', { name: 'Apagar visão' });
    expect(asked).toHaveTextContent('“Acima de R$ 200” some para toda a equipe.');
    await user.click(within(asked).getByRole('button', { name: 'Apagar visão' }));
    await waitFor(() => expect(view).not.toBeInTheDocument());
    expect(toasts().map(({ title }) => title)).toEqual(['Visão salva para a equipe', 'Visão apagada']);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Visões' })).toHaveFocus());
  });

  it('are counted by view, and those that expired today are São Paulo’s', async () => {
    const { user, address } = await open('expiredToday');
    await user.click(await screen.findByRole('button', { name: /^Expiradas hoje 1$/ }));
    await waitFor(() => expect(address()).toBe('/admin/financial?estado=expired&hoje='));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('Expirado');
    expect(screen.getByRole('button', { name: 'A conferir 0' })).toBeInTheDocument();
  });

  it('take over the views that were kept on the device, once', async () => {
    const key = `vinculo.admin.charge-views.${PEOPLE.beatriz.id}`;
    const stored = [
      { name: 'Pagas', query: 'estado=paid&sempre=' },
      { name: 'Todas', query: '' },
    ];
    localStorage.setItem(key, JSON.stringify(stored));
    const { toasts } = await open('each');
    expect(await screen.findByRole('button', { name: 'Pagas' })).toBeInTheDocument();
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Suas visões agora são da equipe' }]));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['viewsFail', 'Carregar as visões da equipe'],
    ['noMatch', 'Nenhuma cobrança encontrada'],
    ['none', 'Nenhuma cobrança neste período'],
    ['unreachable', 'Não foi possível carregar as cobranças.'],
    ['gone', 'Cobrança não encontrada'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('open at the side with what happened, and close by Back as well', async () => {
    const { user, address, container } = await open('each');
    const drawer = await openCharge(user, 'Lívia Brandão');
    expect(address()).toMatch(/\?sempre=&cobranca=[0-9a-f-]{36}$/);
    expect(within(drawer).getAllByRole('listitem').at(0)).toHaveTextContent(/^Consulta marcada/);
    expect(within(drawer).getByText('A devolver')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    history.back();
    await waitFor(() => expect(address()).toBe('/admin/financial?sempre='));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openCharge(user, 'Lívia Brandão');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(address()).toBe('/admin/financial?sempre='));
  });

  it('report a charge that cannot be loaded', async () => {
    const { user } = await open('chargeFails');
    await user.click(within(await rowOf('Lívia Brandão')).getByRole('link'));
    expect(await screen.findByText('Não foi possível carregar a cobrança.')).toBeInTheDocument();
  });

  it('say what is still planned, and have no axe violations', async () => {
    const { container } = await open('each');
    await rows();
    await screen.findByRole('img', { name: /^Recebido por dia/ });
    expect(screen.getByRole('heading', { name: 'Em Desenvolvimento' })).toBeInTheDocument();
    expect(screen.getByText(/^Demonstração: os pagamentos são simulados/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('what an admin decides in a charge', () => {
  type Client = Awaited<ReturnType<typeof open>>['client'];
  const refundTen = (client: Client, id: string) =>
    client.rpc('decide_refund', {
      id: crypto.randomUUID(),
      payment_id: id,
      amount_cents: 1000,
      reason: 'Acordo',
      borne_by: 'platform',
    });
  const ofMarked = async (prepare?: (...to: Parameters<typeof refundTen>) => PromiseLike<unknown>) => {
    const view = await open('atBank');
    const { data } = await view.client.from('payments').select('id').eq('status', 'pending').single();
    const id = data?.id ?? '';
    await view.client.rpc('mark_payment_paid', { payment_id: id });
    await prepare?.(view.client, id);
    act(() => portalHistory().navigator.push(`/admin/financial?cobranca=${id}`));
    const drawer = await screen.findByRole('dialog', { name: 'Cobrança' });
    await within(drawer).findByText('Marcada como paga');
    return { ...view, id, drawer };
  };

  it('gives a part back, with a reason and who bears it', async () => {
    const { user, toasts, drawer } = await ofMarked();
    await user.click(within(drawer).getByRole('button', { name: 'Reembolsar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reembolsar' });
    const send = () => within(dialog).getByRole('button', { name: /^Reembolsar/ });
    // No bank has proven it.
    expect(dialog).toHaveTextContent(/O banco não devolve este valor sozinho\. A equipe devolve/);
    await user.click(within(dialog).getByRole('radio', { name: 'Uma parte' }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Valor a devolver/ }), '1.000');
    expect(send()).toHaveAccessibleName(/^Reembolsar R\$\s1\.000,00$/);
    await user.click(send());
    expect(await within(dialog).findByText('Escreva o motivo.')).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: /^Valor a devolver/ })).toBeInvalid();
    await user.clear(within(dialog).getByRole('textbox', { name: /^Valor a devolver/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Valor a devolver/ }), '40,50');
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Sessão interrompida');
    expect(await axe(dialog)).toHaveNoViolations();
    await user.dblClick(send());
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Reembolso decidido',
          text: expect.stringMatching(/^Agora devolva R\$\s40,50 pelo banco e registre/) as string,
        },
      ]),
    );
    expect(await within(drawer).findByText(/Sessão interrompida/)).toBeInTheDocument();
    expect(within(drawer).getByText(/^Devolver por fora: R\$\s40,50$/)).toBeInTheDocument();
  });

  it('promises a refund by the bank of money that it has proven', async () => {
    const { user, toasts, drawer } = await ofMarked((_, id) =>
      embedded.exec(`insert into private.receipts (origin, e2eid, payment_id, amount_cents, paid_at, class, is_simulated, proves)
        select 'api-pix', 'E' || repeat('0', 31), payment_id, amount_cents, paid_at, 'exact', false, id
        from private.receipts where payment_id = '${id}' and origin = 'hand'`),
    );
    await user.click(within(drawer).getByRole('button', { name: 'Reembolsar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reembolsar' });
    expect(dialog).toHaveTextContent(/O banco devolve para a conta de onde veio, em até 2 dias úteis\./);
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Acordo');
    await user.click(within(dialog).getByRole('button', { name: /^Reembolsar/ }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Reembolso decidido', text: expect.stringMatching(/passam a voltar ao paciente/) as string },
      ]),
    );
  });

  it('takes a mistaken mark back', async () => {
    const { user, toasts, drawer } = await ofMarked();
    await user.click(within(drawer).getByRole('button', { name: 'Desfazer marcação' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desfazer a marcação' });
    expect(dialog).toHaveTextContent('O paciente e o profissional são avisados.');
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer marcação' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Marcação desfeita', text: undefined }]));
    await waitFor(() =>
      expect(within(drawer).queryByRole('button', { name: 'Desfazer marcação' })).not.toBeInTheDocument(),
    );
    // The charge and its consultation.
    expect(within(drawer).getAllByText('Pendente')).toHaveLength(2);
  });

  it('explains that undoing the mark of a cancelled consultation ends its refund', async () => {
    const { user, drawer } = await ofMarked((_, id) =>
      embedded.exec(`update public.consultations c set status = 'cancelled', cancelled_by = 'patient'
        from public.payments p where p.consultation_id = c.id and p.id = '${id}'`),
    );
    await user.click(within(drawer).getByRole('button', { name: 'Desfazer marcação' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desfazer a marcação' });
    expect(dialog).toHaveTextContent(
      /A consulta segue cancelada\. Se um reembolso foi prometido, ele deixa de ser feito, e o paciente é avisado\./,
    );
    expect(dialog).not.toHaveTextContent('15 minutos');
  });

  it('notes what was sent by hand, once with a proof', async () => {
    const { user, toasts, drawer } = await ofMarked(refundTen);
    await user.click(await within(drawer).findByRole('button', { name: 'Registrar devolução' }));
    const dialog = await screen.findByRole('dialog', { name: 'Registrar a devolução' });
    const proof = within(dialog).getByRole('textbox', { name: /^Código da devolução/ });
    const send = within(dialog).getByRole('button', { name: 'Registrar devolução' });
    await user.type(proof, 'curto');
    await user.click(send);
    expect(proof).toBeInvalid();
    await user.clear(proof);
    await user.type(proof, `D${'0'.repeat(31)}`);
    await user.click(send);
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Devolução registrada', text: undefined }]));
    expect(await within(drawer).findByText('Parte reembolsada')).toBeInTheDocument();
  });

  it('reports that another admin was faster, and reads the charge again', async () => {
    const { user, client, toasts, drawer, id } = await ofMarked();
    await user.click(within(drawer).getByRole('button', { name: 'Desfazer marcação' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desfazer a marcação' });
    await refundTen(client, id);
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer marcação' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro na ação', text: 'Já há reembolso desta cobrança.' }]),
    );
    expect(await within(drawer).findByText(/^Devolver por fora/)).toBeInTheDocument();
  });
});

describe('cobrancas.csv', () => {
  it('contains the filtered charges with their amounts and codes', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await open('refundsDue');
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(names).toEqual(['cobrancas.csv']));
    const [header, ...lines] = new TextDecoder()
      .decode(await blobs[0]?.arrayBuffer())
      .trimEnd()
      .split('\r\n');
    expect(header).toBe(
      'Consulta;Hora;Paciente;Profissional;Estado;Valor;Devolvido;A devolver;Meio;Paga em;Vence em;Código;E2E',
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/;A reembolsar;\d+,\d\d;0,00;\d+,\d\d;/);
    clicked.mockRestore();
  });
});
