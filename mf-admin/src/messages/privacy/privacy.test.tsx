import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario, setDeviceClock } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

type View = Awaited<ReturnType<typeof open>>;

const requestsOf = async ({ client }: View) =>
  (await client.from('privacy_requests').select('full_name, status, answer').order('created_at')).data;

describe('privacy requests', () => {
  it('are listed separately with the number of open ones', async () => {
    await open('list');
    expect(
      await screen.findByRole('link', { name: /Camila.+Exclusão da conta.+Aberto/s }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Bruno.+Pedido sobre dados pessoais/s })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Privacidade/ })).toHaveTextContent('2'));
    expect(screen.getByText('Escolha um pedido')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Buscar pedidos' })).toHaveAttribute(
      'placeholder',
      'Nome ou e-mail',
    );
  });

  it('show their deadlines in the list, most urgent first', async () => {
    const { container } = await open('overdue');
    const list = await screen.findByRole('region', { name: 'Pedidos recebidos' });
    const lines = await within(list).findAllByRole('link');
    expect(lines.map((line) => line.textContent?.replace(/^[A-Z]{2}/, ''))).toEqual([
      'Bruno SampaioPedido sobre dados pessoais04/11AbertoAtrasado: venceu em 19/11',
      'Camila Ribeiro dos SantosExclusão da conta10:02Abertoaté 05/12',
      'Helena MouraPedido sobre dados pessoais18/11Concluído',
    ]);
    expect(
      screen.getByText('A LGPD dá 15 dias para responder. Os prazos mais próximos vêm primeiro.'),
    ).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show that the fifteen days are over', async () => {
    await open('overdueOpen');
    expect(
      await screen.findByText('Atrasado. O prazo de 15 dias da LGPD venceu em 19/11/2026.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['behind', -3, '17 days', /^Atrasado: venceu em/, /^Atrasado\. O prazo/],
    ['ahead', 3, '14 days', /^até \d\d\/\d\d$/, /^Prazo: até/],
  ])('are overdue by the server’s clock, also on a device days %s', async (_, days, age, inList, opened) => {
    setDeviceClock(new Date(Date.now() + days * 86_400_000));
    await openScenario(AdminRoutes, {
      ...scenarios.other,
      setup: `update public.privacy_requests set created_at = private.now() - interval '${age}'`,
    });
    expect(await screen.findByText(opened)).toBeInTheDocument();
    const list = await screen.findByRole('region', { name: 'Pedidos recebidos' });
    const [line] = await within(list).findAllByRole('link');
    expect(await within(line as HTMLElement).findByText(inList)).toBeInTheDocument();
  });

  it('show the legal deadline and stay open when read', async () => {
    const view = await open('other');
    expect(
      await screen.findByText('Quero saber com quem os meus dados foram compartilhados.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Prazo: até \d\d\/\d\d\/\d{4}\.$/)).toBeInTheDocument();
    expect(screen.getAllByText(/A LGPD dá 15 dias para responder/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Concluir exclusão' })).not.toBeInTheDocument();
    expect(await requestsOf(view)).toMatchObject([{ status: 'open' }]);
  });

  it('can be started once', async () => {
    const view = await open('other');
    await view.user.dblClick(await button('Em andamento'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Em andamento' })).not.toBeInTheDocument(),
    );
    expect(await requestsOf(view)).toMatchObject([{ status: 'in_progress' }]);
    expect(view.toasts()).toMatchObject([{ title: 'Pedido em andamento' }]);
  });

  it('are answered with a text that is sent to the user', async () => {
    const view = await open('other');
    await view.user.click(await button('Responder'));
    const inside = within(await dialog('Responder ao pedido'));
    await view.user.click(inside.getByRole('button', { name: 'Concluir e enviar' }));
    await waitFor(() => expect(inside.getByLabelText('Resposta')).toHaveFocus());
    expect(inside.getByText('Escreva o que foi feito.')).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
    await view.user.type(inside.getByLabelText('Resposta'), 'Só com você.');
    await view.user.click(inside.getByRole('checkbox', { name: 'Algo do pedido foi recusado' }));
    await view.user.dblClick(inside.getByRole('button', { name: 'Concluir e enviar' }));
    expect(await screen.findByText('Resposta enviada')).toBeInTheDocument();
    expect(await requestsOf(view)).toMatchObject([{ status: 'partly_refused', answer: 'Só com você.' }]);
    expect(view.toasts()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Pedido sobre dados pessoais' })).toHaveFocus();
  });

  it('reject an invisible answer on the field', async () => {
    const { user, toasts } = await open('other');
    await user.click(await button('Responder'));
    const inside = within(await dialog('Responder ao pedido'));
    const answer = inside.getByRole('textbox');
    await user.type(answer, '\u2060');
    await user.click(inside.getByRole('button', { name: 'Concluir e enviar' }));
    await waitFor(() => expect(answer).toHaveAccessibleDescription('Escreva a resposta.'));
    await waitFor(() => expect(answer).toHaveFocus());
    expect(toasts()).toEqual([]);
  });

  it('keep the end of an answer that is too long, and show by how much', async () => {
    const { user } = await open('other');
    await user.click(await button('Responder'));
    const inside = within(await dialog('Responder ao pedido'));
    await user.click(inside.getByLabelText('Resposta'));
    await user.paste(`${'x'.repeat(5000)}.`);
    await user.click(inside.getByRole('button', { name: 'Concluir e enviar' }));
    expect(inside.getByLabelText('Resposta')).toHaveAccessibleDescription(
      'Uma letra a mais que o limite de 5.000.',
    );
    expect(inside.getByLabelText<HTMLTextAreaElement>('Resposta').value).toHaveLength(5001);
  });

  it('keep the input when the answer cannot be sent', async () => {
    const { user, toasts } = await open('answerFailed');
    await user.click(await button('Responder'));
    const inside = within(await dialog('Responder ao pedido'));
    await user.type(inside.getByLabelText('Resposta'), 'Só com você.');
    await user.click(inside.getByRole('button', { name: 'Concluir e enviar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro na ação', text: 'Não foi possível atualizar o pedido. Tente novamente.' },
      ]),
    );
    expect(inside.getByLabelText('Resposta')).toHaveValue('Só com você.');
  });

  it('keep the draft of an answer through a refusal, Esc and a reload, until it is sent', async () => {
    const respond = async ({ user }: View) => {
      await user.click(await button('Responder'));
      return within(await dialog('Responder ao pedido'));
    };
    const view = await open('answerFailed');
    const first = await respond(view);
    await view.user.type(first.getByLabelText('Resposta'), 'Só com você.');
    await view.user.click(first.getByRole('checkbox', { name: 'Algo do pedido foi recusado' }));
    await view.user.click(first.getByRole('button', { name: 'Concluir e enviar' }));
    await waitFor(() => expect(view.toasts()).toHaveLength(1));
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await respond(view)).getByLabelText('Resposta')).toHaveValue('Só com você.');

    cleanup();
    const later = await open('other');
    const again = await respond(later);
    expect(again.getByLabelText('Resposta')).toHaveValue('Só com você.');
    expect(again.getByRole('checkbox', { name: 'Algo do pedido foi recusado' })).toBeChecked();
    await later.user.click(again.getByRole('button', { name: 'Concluir e enviar' }));
    expect(await screen.findByText('Resposta enviada')).toBeInTheDocument();
    expect(await requestsOf(later)).toMatchObject([{ status: 'partly_refused', answer: 'Só com você.' }]);
    expect(Object.keys(sessionStorage)).not.toContainEqual(expect.stringContaining('privacy-answer'));
  });

  it('show their outcome', async () => {
    await open('refused');
    expect(await screen.findByText('Com ninguém além de nós.')).toBeInTheDocument();
    expect(within(screen.getByRole('article')).getByText('Recusado em parte')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
  });

  it.each([
    ['none', 'Os pedidos sobre dados pessoais aparecem aqui.'],
    ['unknown', 'Pedido não encontrado'],
    ['unreachable', 'Não foi possível carregar os pedidos.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('an erasure', () => {
  async function confirm(view: View) {
    await view.user.click(await button('Concluir exclusão'));
    const inside = within(await dialog('Excluir a conta'));
    await view.user.type(await inside.findByLabelText('Para confirmar, digite EXCLUIR'), 'EXCLUIR');
    await view.user.dblClick(inside.getByRole('button', { name: 'Concluir exclusão' }));
  }

  it('first shows what is erased, what the law retains, and until when', async () => {
    const { user } = await open('inProgress');
    await user.click(await button('Concluir exclusão'));
    const inside = within(await dialog('Excluir a conta'));
    expect(inside.getByText('Camila Ribeiro dos Santos')).toBeInTheDocument();
    expect(
      inside.getByText(/^Pediu em \d\d\/\d\d\/20\d\d\. Prazo: até \d\d\/\d\d\/20\d\d\.$/),
    ).toBeInTheDocument();
    expect(
      await inside.findByText(
        /^4 atendimentos recebidos, sem o nome, até \d\d\/\d\d\/20\d\d \(CFP 001\/2009/,
      ),
    ).toBeInTheDocument();
    expect(
      inside.getByText(/^5 pagamentos, com nome e CPF ou CNPJ à parte, até 31\/12\/20\d\d/),
    ).toBeInTheDocument();
    await user.click(inside.getByRole('button', { name: 'Concluir exclusão' }));
    expect(inside.getByText('Digite EXCLUIR para confirmar.')).toBeInTheDocument();
  });

  it('of a professional shows that patients keep the name, and until when', async () => {
    const { user } = await open('professional');
    await user.click(await button('Concluir exclusão'));
    expect(
      await screen.findByText(
        /^Nome e registro no histórico de quem foi atendido \(\d+ atendimentos\), até /,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/recebidos?, sem o nome/)).not.toBeInTheDocument();
    expect(screen.getByText(/só como data e valor, sem o nome\.$/)).toBeInTheDocument();
  });

  it('shows that nothing is retained', async () => {
    const { user } = await open('nothingRetained');
    await user.click(await button('Concluir exclusão'));
    expect(await screen.findByText('Nada: a lei não manda guardar nenhum registro.')).toBeInTheDocument();
  });

  it.each([
    ['consultationOpen', /^1 sessão paga está por vir ou em andamento\. A pessoa cancela/],
    ['professionalOpen', /^\d+ sessões pagas estão por vir ou em andamento\. Suspenda o cadastro/],
    ['refund', /^Há 1 reembolso por fazer\. Espere que o dinheiro volte, ou devolva/],
    ['owed', /^Há R\$\s150,00 a repassar\. A conta se exclui depois do repasse\./],
    ['owed', /^1 ausência informada espera uma decisão da equipe\./],
    ['reserved', /^1 repasse desta pessoa espera a transferência\./],
    ['debt', /^A pessoa deve R\$\s150,00 de um repasse\./],
  ] as const)('%s: shows what blocks it and how to settle it', async (name, text) => {
    const { user } = await open(name);
    await user.click(await button('Concluir exclusão'));
    const inside = within(await dialog('Excluir a conta'));
    expect(await inside.findByText(text)).toBeInTheDocument();
    expect(inside.queryByRole('button', { name: 'Concluir exclusão' })).not.toBeInTheDocument();
    expect(inside.queryByLabelText('Para confirmar, digite EXCLUIR')).not.toBeInTheDocument();
  });

  it.each([
    ['refund', 'Ver os reembolsos', 'reembolsos'],
    ['owed', 'Ver as ausências', 'ausencias'],
    ['owed', 'Ver os repasses', 'repasses'],
  ] as const)('%s: "%s" opens the tab', async (name, link, tab) => {
    const { user, address } = await open(name);
    await user.click(await button('Concluir exclusão'));
    await user.click(await screen.findByRole('link', { name: link }));
    expect(address()).toBe(`/admin/financial?aba=${tab}`);
  });

  it('runs once, and the request no longer names the user', async () => {
    const view = await open('erasure');
    await confirm(view);
    expect(
      await screen.findByText(/^Conta excluída\. O pedido já não diz de quem era\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Camila/)).not.toBeInTheDocument();
    expect(await requestsOf(view)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          status: 'partly_refused',
          full_name: 'Pessoa removida',
        }),
      ]),
    );
    expect(view.toasts()).toEqual([
      { title: 'Conta excluída', text: 'A pessoa recebe a confirmação por e-mail.' },
    ]);
    const { data } = await view.client.rpc('list_people', { search: PEOPLE.camila.email });
    expect(data).toEqual([]);
  });

  it.each([
    [
      'bookedMeanwhile',
      'A pessoa tem uma sessão paga por vir ou em andamento. Espere que termine, ou que seja cancelada.',
    ],
    [
      'owedMeanwhile',
      'Há um reembolso por fazer a esta pessoa. Devolva antes: depois não se sabe mais a quem.',
    ],
    ['unpaidMeanwhile', 'Há dinheiro desta pessoa por repassar, ou que ela deve. Acerte antes em Repasses.'],
    ['erasureFailed', 'Não foi possível atualizar o pedido. Tente novamente.'],
    ['filesLeft', 'A conta foi excluída, mas os documentos enviados ainda não. Tente de novo.'],
  ] as const)('%s: "%s"', async (name, text) => {
    const view = await open(name);
    await confirm(view);
    await waitFor(() => expect(view.toasts()).toMatchObject([{ text }]));
  });

  it('is not offered if its consequences are unknown', async () => {
    const { user } = await open('previewFailed');
    await user.click(await button('Concluir exclusão'));
    expect(await screen.findByText('Não foi possível conferir o que seria apagado.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Para confirmar, digite EXCLUIR')).not.toBeInTheDocument();
  });

  it('shows what is retained after it ran', async () => {
    await open('erased');
    expect(
      await screen.findByText(/^4 atendimentos recebidos, sem o nome, até 17\/11\/2031/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apagar arquivos que faltam' })).not.toBeInTheDocument();
  });

  it('offers to remove remaining files', async () => {
    await open('filesToGo');
    expect(await button('Apagar arquivos que faltam')).toBeEnabled();
  });

  it('that was withdrawn offers no action', async () => {
    await open('withdrawn');
    expect(await screen.findByText(/^A pessoa retirou este pedido/)).toBeInTheDocument();
    expect(within(screen.getByRole('article')).getByText('Retirado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Concluir exclusão' })).not.toBeInTheDocument();
  });

  it('has no axe violations, including the dialog', async () => {
    const { user, container } = await open('erasure');
    await user.click(await button('Concluir exclusão'));
    await screen.findByLabelText('Para confirmar, digite EXCLUIR');
    expect(await axe(container)).toHaveNoViolations();
  });
});
