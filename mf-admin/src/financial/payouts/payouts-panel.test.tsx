import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
type View = Awaited<ReturnType<typeof open>>;
type User = View['user'];

const rows = async (label = 'Profissionais') =>
  within(await screen.findByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1);
const row = async (name: string) =>
  (await rows()).find((one) => one.textContent?.includes(name)) as HTMLElement;
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name });
const pick = async (user: User, name: string, action: string) => {
  await user.click(await button(`Ações do repasse de ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const send = async (user: User, box: HTMLElement, action: string) =>
  user.click(within(box).getByRole('button', { name: action }));
const explain = async (user: User, box: HTMLElement, action: string, reason = 'Conferir com ela') => {
  await send(user, box, action);
  expect(await within(box).findByText('Escreva o motivo.')).toBeInTheDocument();
  await user.type(within(box).getByRole('textbox', { name: /^Motivo/ }), reason);
  await send(user, box, action);
};
const code = (digit: number) => `E${String(digit).repeat(31)}`;

describe('the payout of the week', () => {
  it('is prepared once, and then waits for another admin', async () => {
    const { user, toasts, client } = await open('due');
    expect(await screen.findByRole('heading', { name: 'Semana de 16 a 22 de novembro' })).toBeInTheDocument();
    expect(screen.getByText('A repassar').parentElement).toHaveTextContent(/R\$\s860,00/);
    await user.dblClick(await button('Preparar repasse'));
    expect(await screen.findByText(/^Preparado por você/)).toBeInTheDocument();
    expect(toasts()).toEqual([
      { title: 'Repasse preparado', text: 'Outra pessoa da equipe confere e aprova.' },
    ]);
    expect(await rows()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
    expect((await client.rpc('list_payout_batches')).data).toHaveLength(1);
    expect(await screen.findByRole('tab', { name: 'Repasses 1' })).toBeInTheDocument();
  });

  it.each([
    ['early', /^O repasse é preparado de sexta a domingo\. O desta semana abre na sexta, 27\/11\.$/],
    ['alone', /^Um repasse pede duas pessoas/],
    ['none', /^Nenhum valor ficou devido a profissionais até 22 de novembro/],
  ] as const)('cannot be prepared: %s', async (name, text) => {
    const { container } = await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preparar repasse' })).not.toBeInTheDocument();
    expect(await screen.findByText('Nenhum repasse ainda.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['unreachable', 'Não foi possível carregar os repasses.'],
    ['linesFail', 'Não foi possível carregar as linhas do repasse.'],
    ['gone', 'Repasse não encontrado'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('a prepared payout', () => {
  it('shows first what needs a look, and why lines are held', async () => {
    const { container } = await open('prepared');
    const texts = (await rows()).map(({ textContent }) => textContent ?? '');
    expect(texts.map((text) => /Conferir|Retido/.exec(text)?.[0])).toEqual([
      'Conferir',
      'Conferir',
      'Retido',
      'Retido',
    ]);
    expect(await row('Marina Azevedo')).toHaveTextContent(
      /E-mail p•••@azevedo\.exampleConferirChave Pix nova1 consultaR\$\s150,00/,
    );
    expect(await row('Débora Magalhães')).toHaveTextContent(/RetidoCadastro suspenso/);
    expect(await row('Lívia Brandão')).toHaveTextContent(/sem chave Pix confirmadaRetidoEntra quando/);
    expect(within(await row('Lívia Brandão')).queryByRole('button')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is approved by another admin who types its total', async () => {
    const { user, toasts } = await open('prepared');
    await user.click(await button('Aprovar'));
    const box = await dialog('Aprovar o repasse');
    const total = within(box).getByRole('textbox', { name: /^Para confirmar, digite o total/ });
    await user.type(total, '1.430,00');
    await send(user, box, 'Aprovar');
    expect(await within(box).findByText('Não é o total deste repasse.')).toBeInTheDocument();
    expect(total).toBeInvalid();
    expect(await axe(box)).toHaveNoViolations();
    await user.clear(total);
    await user.type(total, '430');
    await user.dblClick(within(box).getByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Repasse aprovado', text: undefined }]));
    expect(await button('Marcar como pago')).toBeInTheDocument();
    expect(await row('Marina Azevedo')).toHaveTextContent('A pagar');
    expect(await row('Débora Magalhães')).toHaveTextContent('Fica para o próximo');
  });

  it('is not approved by an admin with a line of their own', async () => {
    const { user, toasts, client } = await open('ownLine');
    await user.click(await button('Aprovar'));
    const box = await dialog('Aprovar o repasse');
    await user.type(within(box).getByRole('textbox', { name: /^Para confirmar/ }), '530,00');
    await send(user, box, 'Aprovar');
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Erro na ação',
          text: 'O repasse tem uma linha sua: outra pessoa da equipe precisa conferir, ou reter a linha.',
        },
      ]),
    );
    expect((await client.rpc('list_payout_batches')).data).toMatchObject([{ state: 'prepared' }]);
  });

  it('is not approved if a line changed after it was read', async () => {
    const { user, toasts, client } = await open('prepared');
    await rows();
    await user.click(await button('Aprovar'));
    const box = await dialog('Aprovar o repasse');
    const { data: lines } = await client.rpc('list_payout_lines', {
      batch_id: '5b000000-0000-4000-8000-000000000001',
    });
    const marina = lines?.find(({ professional_name: name }) => name === 'Marina Azevedo');
    await client.rpc('hold_payout', { line_id: marina?.id ?? '', reason: 'Conferir' });
    await user.type(within(box).getByRole('textbox', { name: /^Para confirmar/ }), '430,00');
    await send(user, box, 'Aprovar');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'O repasse mudou' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(async () => expect(await row('Marina Azevedo')).toHaveTextContent('Retido pela equipe'));
  });

  it('loses a line that is held; who releases one has prepared it', async () => {
    const { user } = await open('prepared');
    await pick(user, 'Marina Azevedo', 'Reter');
    await explain(user, await dialog('Reter o repasse de Marina Azevedo'), 'Reter');
    await waitFor(async () =>
      expect(await row('Marina Azevedo')).toHaveTextContent('Conferir com ela (Beatriz Farias)'),
    );
    expect(screen.getByText('Sai da conta').parentElement).toHaveTextContent(/R\$\s280,00/);
    await pick(user, 'Débora Magalhães', 'Liberar');
    await explain(user, await dialog('Liberar o repasse de Débora Magalhães'), 'Liberar');
    expect(await screen.findByText(/^Você liberou uma linha/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
    expect(await row('Débora Magalhães')).toHaveTextContent(/ConferirCadastro suspenso/);
  });

  it('can be discarded with a reason, also by who prepared it', async () => {
    const { user, toasts } = await open('own');
    await user.click(await button('Descartar'));
    await explain(user, await dialog('Descartar o repasse'), 'Descartar', 'Semana errada');
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Repasse descartado', text: undefined }]));
    expect((await rows('Repasses anteriores'))[0]).toHaveTextContent(/DescartadoBeatriz Farias/);
  });
});

describe('the lines of a payout', () => {
  const chip = (name: RegExp) => screen.findByRole('button', { name });

  it('are shown fifty at once, by situation, and found by name', async () => {
    const { user, address, container } = await open('crowded');
    expect(await rows()).toHaveLength(50);
    await user.click(await button('Mostrar mais'));
    await waitFor(async () => expect(await rows()).toHaveLength(64));
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();

    expect(await chip(/^Todas 64$/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(await chip(/^Retidas 22$/));
    await waitFor(async () => expect(await rows()).toHaveLength(22));
    expect((await rows()).every((line) => line.textContent?.includes('Retido'))).toBe(true);
    expect(address()).toBe('/admin/financial?aba=repasses&linhas=retidas');

    await user.type(screen.getByRole('searchbox'), 'gouvea 5');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await chip(/^Prontas 20$/));
    await waitFor(async () => expect(await rows()).toHaveLength(5));

    await user.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Nenhuma linha encontrada')).toBeInTheDocument();
    await user.click(await button('Limpar filtros'));
    await waitFor(async () => expect(await rows()).toHaveLength(64));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('/admin/financial?aba=repasses');
  });

  it('keep their filter in the address, and a line that is released leaves it', async () => {
    const { user } = await open('crowdedHeld');
    expect(await rows()).toHaveLength(22);
    expect(await chip(/^Retidas 22$/)).toHaveAttribute('aria-pressed', 'true');
    await pick(user, 'Débora Magalhães', 'Liberar');
    await explain(user, await dialog('Liberar o repasse de Débora Magalhães'), 'Liberar');
    expect(await chip(/^Retidas 21$/)).toBeInTheDocument();
    await waitFor(async () => expect(await rows()).toHaveLength(21));
    expect(await row('Débora Magalhães')).toBeUndefined();
  });

  it('of an approved one are to be paid, paid, returned or left out', async () => {
    const { user } = await open('approved');
    await user.click(await chip(/^Retidas 2$/));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(await row('Débora Magalhães')).toHaveTextContent('Fica para o próximo');
    await user.click(await chip(/^A pagar 2$/));
    expect(await row('Marina Azevedo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Conferir/ })).not.toBeInTheDocument();
  });
});

describe('an approved payout', () => {
  it('of a demonstration is paid with one button, and a line can come back', async () => {
    const { user, toasts } = await open('approved');
    await user.click(await button('Marcar como pago'));
    const box = await dialog('Marcar como pago');
    expect(await within(box).findByText(/^2 repasses, R\$\s430,00 de demonstração\.$/)).toBeInTheDocument();
    await user.dblClick(within(box).getByRole('button', { name: 'Marcar como pago' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: '2 repasses registrados' }]));
    expect(await screen.findByText('2 de 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar como pago' })).not.toBeInTheDocument();
    await pick(user, 'Marina Azevedo', 'Registrar devolução');
    await explain(
      user,
      await dialog('Devolução de Marina Azevedo'),
      'Registrar devolução',
      'Conta encerrada',
    );
    await waitFor(async () =>
      expect((await rows())[0]).toHaveTextContent(/^Marina Azevedo.*Devolvido.*Conta encerrada/),
    );
    expect(screen.getByText('1 de 2')).toBeInTheDocument();
  });

  it('is paid with the code of each transfer: of one line, and of a pasted list', async () => {
    const { user, toasts, client } = await open('approvedReal');
    await pick(user, 'Marina Azevedo', 'Registrar transferência');
    const one = await dialog('Transferência para Marina Azevedo');
    await user.type(within(one).getByRole('textbox'), 'curto');
    await send(user, one, 'Registrar transferência');
    expect(within(one).getByRole('textbox')).toBeInvalid();
    await user.clear(within(one).getByRole('textbox'));
    await user.type(within(one).getByRole('textbox'), code(1));
    await send(user, one, 'Registrar transferência');
    await waitFor(async () => expect(await row('Marina Azevedo')).toHaveTextContent(code(1)));
    expect(screen.getByText('1 de 2')).toBeInTheDocument();

    await user.click(await button('Registrar pagamentos'));
    const box = await dialog('Registrar pagamentos');
    expect(await within(box).findByText('1 transferência por registrar.')).toBeInTheDocument();
    const list = within(box).getByRole('textbox', { name: /^Transferências feitas/ });
    await user.type(list, `00000000 ${code(2)}`);
    await send(user, box, 'Registrar pagamentos');
    expect(await within(box).findByText(/^Linha 1: nenhum repasse a pagar/)).toBeInTheDocument();
    expect(list).toHaveValue(`00000000 ${code(2)}`);
    const { data: lines } = await client.rpc('list_payout_lines', {
      batch_id: '5b000000-0000-4000-8000-000000000001',
    });
    const andre = lines?.find(({ professional_name: name }) => name === 'André Gonçalves');
    await user.clear(list);
    await user.type(list, `Repasse ${andre?.id.slice(0, 8).toUpperCase()};${code(2)}`);
    await send(user, box, 'Registrar pagamentos');
    expect(await screen.findByText('2 de 2')).toBeInTheDocument();
    expect(toasts().at(-1)).toMatchObject({ title: '1 repasse registrado' });
  });

  it('reports at the field that a code proves another transfer', async () => {
    const { user } = await open('proofUsed');
    await pick(user, 'André Gonçalves', 'Registrar transferência');
    const box = await dialog('Transferência para André Gonçalves');
    await user.type(within(box).getByRole('textbox'), code(3));
    await send(user, box, 'Registrar transferência');
    expect(await within(box).findByText('Este código já comprova outra transferência.')).toBeInTheDocument();
    expect(within(box).getByRole('textbox')).toHaveValue(code(3));
  });

  it('is exported with whole keys, written so that a spreadsheet leaves them alone', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await open('approvedReal');
    await user.click(await button('Exportar CSV'));
    await waitFor(() => expect(blobs).toHaveLength(1));
    const [header, ...lines] = new TextDecoder()
      .decode(await blobs[0]?.arrayBuffer())
      .trimEnd()
      .split('\r\n');
    expect(header).toBe('Referência;Profissional;Tipo de chave;Chave Pix;Valor;Descrição');
    expect(lines).toEqual([
      expect.stringMatching(/^([0-9A-F]{8});André Gonçalves;Telefone;\(21\) 98888-7777;280,00;Repasse \1$/),
      expect.stringMatching(/^([0-9A-F]{8});Marina Azevedo;E-mail;pix@azevedo\.example;150,00;Repasse \1$/),
    ]);
    clicked.mockRestore();
  });
});

describe('earlier payouts', () => {
  it('are listed newest first, more on request', async () => {
    const { user } = await open('many');
    expect(await rows('Repasses anteriores')).toHaveLength(20);
    await user.click(await button('Mostrar mais'));
    await waitFor(async () => expect(await rows('Repasses anteriores')).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it('open by their address, and lead back to the week', async () => {
    const { user, address } = await open('earlier');
    expect(await screen.findByText('Valores por conferir')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Semana atual' }));
    expect(await button('Aprovar')).toBeInTheDocument();
    expect(address()).toBe('/admin/financial?aba=repasses');
    await user.click(within((await rows('Repasses anteriores'))[0] as HTMLElement).getByRole('link'));
    expect(await screen.findByText('Valores por conferir')).toBeInTheDocument();
  });
});
