import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const askButton = () => screen.findByRole('button', { name: 'Pedir exclusão da conta' });
const dialog = () => screen.findByRole('dialog', { name: 'Pedir exclusão da conta' });
const section = async () => within(await screen.findByRole('region', { name: 'Seus dados' }));

/** Waits until no query of the page is pending. */
async function allLoaded() {
  const [queries] = mounted.mock.contexts as QueryClient[];
  await waitFor(() => expect(queries?.isFetching()).toBe(0));
}

let mounted: jest.SpyInstance;
beforeEach(() => {
  mounted = jest.spyOn(QueryClient.prototype, 'mount');
});
afterEach(() => mounted.mockRestore());

type View = Awaited<ReturnType<typeof open>>;

const madeBy = async ({ client }: View) =>
  (await client.from('privacy_requests').select('kind, status, message')).data;

/** The files saved while a function ran. */
async function savedBy(act: () => Promise<void>) {
  const saved: { name: string; text: string }[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (given: Blob) => {
    blob = given;
    return 'blob:data';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    void new Response(blob).text().then((text) => saved.push({ name: this.download, text }));
  });
  await act();
  await waitFor(() => expect(saved).not.toEqual([]));
  click.mockRestore();
  return saved;
}

describe('a copy of the data', () => {
  it('is saved as one readable file, once for a double click', async () => {
    const { user, toasts } = await open('nothingAsked');
    const button = await screen.findByRole('button', { name: 'Baixar meus dados' });
    const saved = await savedBy(() => user.dblClick(button));
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toBe('vinculo-meus-dados.json');
    expect(saved[0]?.text).toContain('\n  "titulo": "Meus dados no Vínculo"');
    const { secoes } = JSON.parse(saved[0]?.text ?? '') as { secoes: { secao: string }[] };
    expect(secoes.map(({ secao }) => secao)).toContain('Conversas');
    expect(saved[0]?.text).toContain('Camila Ribeiro dos Santos');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Cópia pronta' }]));
  });

  it.each([
    ['downloadFailed', 'Erro ao baixar', 'Não foi possível reunir os seus dados. Tente novamente.'],
    ['tooManyDownloads', 'Aguarde um pouco', 'São até cinco cópias por hora.'],
  ] as const)('%s: "%s"', async (name, title, text) => {
    const { user, toasts } = await open(name);
    await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
    await waitFor(() => expect(toasts()).toEqual([{ title, text }]));
  });
});

describe('the uploaded files', () => {
  it('can be downloaded one by one', async () => {
    await open('files');
    const link = await screen.findByRole('link', { name: 'diploma.pdf' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/object\/sign\/.+token=.+download=/));
    expect(link).toHaveAttribute('download', 'diploma.pdf');
  });

  it('are not mentioned if there are none', async () => {
    await open('nothingAsked');
    await askButton();
    await allLoaded();
    expect(screen.queryByRole('heading', { name: 'Arquivos enviados' })).not.toBeInTheDocument();
  });

  it('offer a retry when they cannot be loaded', async () => {
    await open('filesFailed');
    expect(await screen.findByText('Não foi possível carregar os seus arquivos.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Baixar meus dados' })).toBeEnabled();
  });
});

describe('requesting account erasure', () => {
  async function ask(view: View, reason: string, twice = false) {
    await view.user.click(await askButton());
    const inside = within(await dialog());
    await view.user.type(inside.getByLabelText(/motivo/), reason);
    await view.user.type(inside.getByLabelText('Para confirmar, digite EXCLUIR'), 'excluir');
    const send = inside.getByRole('button', { name: 'Enviar pedido' });
    await (twice ? view.user.dblClick(send) : view.user.click(send));
  }

  it('explains first what is deleted, what the law retains, and for how long', async () => {
    const { user } = await open('nothingAsked');
    await user.click(await askButton());
    const text = (await dialog()).textContent;
    for (const part of [
      'conversas',
      '5 anos em psicologia',
      '20 anos em medicina',
      'quinto ano',
      'prontuário',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('sai da busca');
    expect(text).not.toContain('no histórico de quem você atendeu');
    expect(text).toContain('a data e o valor de marcações que não aconteceram');
  });

  it.each([
    ['refundOwed', 1],
    ['nothingAsked', 0],
  ] as const)('%s: mentions a refund only if one is owed', async (name, notes) => {
    const { user } = await open(name);
    await user.click(await askButton());
    const inside = within(await dialog());
    const note = /^Você tem .+ a receber\. A equipe devolve o valor antes/;
    await allLoaded();
    expect(inside.queryAllByText(note)).toHaveLength(notes);
  });

  it('reports that refunds could not be counted, and shows no zero', async () => {
    const { user } = await open('refundsUncounted');
    await user.click(await askButton());
    const inside = within(await dialog());
    expect(await inside.findByText(/^Não foi possível contar os reembolsos/)).toBeInTheDocument();
  });

  it('informs a professional about the directory, the consultations, and the retained name', async () => {
    const { user } = await open('professional');
    await user.click(await askButton());
    expect((await dialog()).textContent).toMatch(/Seu nome e registro no conselho, no histórico de quem/);
    expect((await dialog()).textContent).toMatch(/sai da busca\. As sessões já marcadas vêm antes/);
  });

  it('requires typing the confirmation word', async () => {
    const view = await open('nothingAsked');
    await view.user.click(await askButton());
    const inside = within(await dialog());
    await view.user.click(inside.getByRole('button', { name: 'Enviar pedido' }));
    const word = inside.getByLabelText('Para confirmar, digite EXCLUIR');
    expect(word).toHaveFocus();
    expect(word).toBeInvalid();
    expect(inside.getByText('Digite EXCLUIR para confirmar.')).toBeInTheDocument();
    expect(await madeBy(view)).toEqual([]);
  });

  it('sends one request, which is shown from then on, and focuses the section', async () => {
    const view = await open('nothingAsked');
    await ask(view, 'Não uso mais.', true);
    expect(await screen.findByText(/^Recebemos o seu pedido de exclusão em/)).toBeInTheDocument();
    expect(await madeBy(view)).toEqual([{ kind: 'erasure', status: 'open', message: 'Não uso mais.' }]);
    expect(view.toasts()).toEqual([
      { title: 'Pedido recebido', text: 'Respondemos por e-mail em até 15 dias.' },
    ]);
    expect(screen.queryByRole('button', { name: 'Pedir exclusão da conta' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Seus dados' })).toHaveFocus());
  });

  it.each([
    [
      'consultationOpen',
      'Você tem uma sessão paga marcada. Cancele a sessão, ou peça depois que ela acontecer.',
    ],
    ['admin', 'Esta conta administra a plataforma. Peça antes que outra pessoa assuma.'],
    ['tooManyRequests', 'São até cinco pedidos por hora.'],
    ['askFailed', 'Não foi possível registrar o pedido. Tente novamente.'],
  ] as const)('%s: "%s", and the input is kept', async (name, text) => {
    const view = await open(name);
    await ask(view, 'Porque sim');
    await waitFor(() => expect(view.toasts()).toEqual([{ title: 'Pedido não enviado', text }]));
    expect(within(await dialog()).getByLabelText(/motivo/)).toHaveValue('Porque sim');
  });
});

describe('sending another request', () => {
  const form = async ({ user }: View) => {
    await user.click(await screen.findByRole('button', { name: 'Fazer um pedido' }));
    return within(await screen.findByRole('dialog', { name: 'Pedido sobre seus dados' }));
  };

  it('keeps the text of a closed dialog', async () => {
    const view = await open('nothingAsked');
    await view.user.type((await form(view)).getByLabelText('O que você pede?'), 'Corrigir o meu CPF');
    await view.user.keyboard('{Escape}');
    expect((await form(view)).getByLabelText('O que você pede?')).toHaveValue('Corrigir o meu CPF');
  });

  it('keeps the end of a text that is too long, and shows by how much', async () => {
    const view = await open('nothingAsked');
    const inside = await form(view);
    const message = inside.getByLabelText('O que você pede?');
    await view.user.click(message);
    await view.user.paste(`${'x'.repeat(5000)} fim`);
    expect(message).toHaveAccessibleDescription('4 letras a mais que o limite de 5.000.');
    await view.user.click(inside.getByRole('button', { name: 'Enviar pedido' }));
    expect(message).toHaveFocus();
    expect((message as HTMLTextAreaElement).value).toHaveLength(5004);
    expect(view.toasts()).toEqual([]);
  });

  it.each(['nothingAsked', 'professional', 'admin'] as const)(
    "%s: sends one request with the user's text and focuses the section",
    async (name) => {
      const view = await open(name);
      const inside = await form(view);
      await view.user.type(inside.getByLabelText('O que você pede?'), ' Corrigir o meu CPF ');
      await view.user.dblClick(inside.getByRole('button', { name: 'Enviar pedido' }));
      expect(await (await section()).findByText('Pedido sobre seus dados')).toBeInTheDocument();
      const { data } = await view.client
        .from('privacy_requests')
        .select('kind, status')
        .eq('message', 'Corrigir o meu CPF');
      expect(data).toEqual([{ kind: 'other', status: 'open' }]);
      expect(view.toasts()).toEqual([
        { title: 'Pedido recebido', text: 'Respondemos por e-mail em até 15 dias.' },
      ]);
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Seus dados' })).toHaveFocus());
    },
  );

  it('requires a text', async () => {
    const view = await open('nothingAsked');
    const inside = await form(view);
    await view.user.type(inside.getByLabelText('O que você pede?'), '  ');
    await view.user.click(inside.getByRole('button', { name: 'Enviar pedido' }));
    expect(inside.getByText('Escreva o que você pede.')).toBeInTheDocument();
    await waitFor(() => expect(inside.getByLabelText('O que você pede?')).toHaveFocus());
    expect(await madeBy(view)).toEqual([]);
  });

  it('rejects an invisible text on the field', async () => {
    const view = await open('nothingAsked');
    const inside = await form(view);
    const words = inside.getByLabelText('O que você pede?');
    await view.user.type(words, '\u2060');
    await view.user.click(inside.getByRole('button', { name: 'Enviar pedido' }));
    await waitFor(() => expect(words).toHaveAccessibleDescription('Escreva o que você quer pedir.'));
    await waitFor(() => expect(words).toHaveFocus());
    expect(view.toasts()).toEqual([]);
  });

  it.each([
    ['tooManyRequests', 'São até cinco pedidos por hora.'],
    ['askFailed', 'Não foi possível registrar o pedido. Tente novamente.'],
  ] as const)('%s: "%s", and the input is kept', async (name, text) => {
    const view = await open(name);
    const inside = await form(view);
    await view.user.type(inside.getByLabelText('O que você pede?'), 'Quem viu?');
    await view.user.click(inside.getByRole('button', { name: 'Enviar pedido' }));
    await waitFor(() => expect(view.toasts()).toEqual([{ title: 'Pedido não enviado', text }]));
    expect(inside.getByLabelText('O que você pede?')).toHaveValue('Quem viu?');
  });

  it('has no axe violations', async () => {
    const view = await open('nothingAsked');
    await form(view);
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('the requests', () => {
  it.each([
    ['asked', 'Aberto'],
    ['inProgress', 'Em andamento'],
  ] as const)('%s shows "%s", the deadline for an answer, and no second way to ask', async (name, status) => {
    await open(name);
    const part = await section();
    expect(await part.findByText(status)).toBeInTheDocument();
    expect(
      part.getByText(/em 20\/11\/2026\. A resposta chega por e-mail até 05\/12\/2026/),
    ).toBeInTheDocument();
    expect(part.queryByRole('button', { name: 'Pedir exclusão da conta' })).not.toBeInTheDocument();
  });

  it.each(['asked', 'inProgress'] as const)('%s: can be withdrawn, once for a double click', async (name) => {
    const view = await open(name);
    await view.user.dblClick(
      await screen.findByRole('button', { name: 'Retirar pedido: Exclusão da conta' }),
    );
    expect(await screen.findByText('Retirado')).toBeInTheDocument();
    expect(await madeBy(view)).toMatchObject([{ status: 'withdrawn' }]);
    expect(view.toasts()).toEqual([{ title: 'Pedido retirado', text: 'Nada mudou na sua conta.' }]);
    expect(screen.queryByRole('button', { name: /^Retirar/ })).not.toBeInTheDocument();
    expect(await askButton()).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Seus dados' })).toHaveFocus());
  });

  it('are withdrawn independently', async () => {
    const { user } = await open('askedTwice');
    const withdrawal = (of: string) => screen.findByRole('button', { name: `Retirar pedido: ${of}` });
    await user.click(await withdrawal('Exclusão da conta'));
    await waitFor(async () => expect(await withdrawal('Exclusão da conta')).toHaveAttribute('aria-busy'));
    expect(await withdrawal('Pedido sobre seus dados')).not.toHaveAttribute('aria-busy');
  });

  it.each([
    ['withdrawFailed', 'Não foi possível retirar o pedido. Tente novamente.'],
    ['answeredMeanwhile', 'A equipe já respondeu este pedido.'],
  ] as const)('%s: "%s"', async (name, text) => {
    const { user, toasts } = await open(name);
    await user.click(await screen.findByRole('button', { name: /^Retirar/ }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Pedido não retirado', text }]));
  });

  it.each(['answered', 'withdrawn'] as const)('%s: can no longer be withdrawn', async (name) => {
    await open(name);
    await askButton();
    expect(screen.queryByRole('button', { name: /^Retirar/ })).not.toBeInTheDocument();
  });

  it("show the team's answer and allow a new request", async () => {
    await open('answered');
    const part = await section();
    expect(await part.findByText('Só depois da próxima sessão.')).toBeInTheDocument();
    expect(part.getByText('Recusado em parte')).toBeInTheDocument();
    expect(part.getByText('Concluído')).toBeInTheDocument();
    expect(part.getByText('Pedido sobre seus dados')).toBeInTheDocument();
    expect(await askButton()).toBeInTheDocument();
  });

  it('are all shown, however many were answered since, and the open one is recognized', async () => {
    await open('many');
    const part = await section();
    expect(await part.findAllByText(/^Feito \d+\.$/)).toHaveLength(25);
    expect(part.queryByRole('button', { name: 'Pedir exclusão da conta' })).not.toBeInTheDocument();
  });

  it('offer a retry when they cannot be loaded; the data copy remains available', async () => {
    await open('requestsFailed');
    expect(await screen.findByText('Não foi possível carregar os seus pedidos.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Baixar meus dados' })).toBeEnabled();
  });

  it('have no axe violations, including the dialog', async () => {
    const { user, container } = await open('answered');
    await user.click(await askButton());
    await dialog();
    expect(await axe(container)).toHaveNoViolations();
  });
});
