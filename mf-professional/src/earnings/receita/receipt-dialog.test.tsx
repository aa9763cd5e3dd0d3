import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../../routes';
import { scenarios } from '../scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const OF_HELENA = 'Helena Moura, qua., 25 nov., 10:00';

describe('the Receita Saúde', () => {
  it('has its data to copy, and is marked as issued and taken back', async () => {
    const { user, toasts, container } = await open('month');
    expect(
      await screen.findByRole('heading', { name: 'Receita Saúde: 13 recibos a emitir' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Copiar dados do recibo de ${OF_HELENA}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibo no Receita Saúde' }));
    expect(dialog.getByText('Helena Moura')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Data do pagamento' })).toHaveValue('23/11/2026');
    expect(dialog.getByRole('textbox', { name: 'Valor' })).toHaveValue('150,00');
    expect(dialog.queryByRole('textbox', { name: 'CPF do paciente' })).not.toBeInTheDocument();
    await user.dblClick(dialog.getByRole('button', { name: 'Mostrar CPF' }));
    const cpf = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'CPF do paciente' });
    expect(cpf.value).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(dialog.getAllByRole('button', { name: 'Copiar' })[1] as HTMLElement);
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Valor copiado' }]));

    await user.dblClick(dialog.getByRole('button', { name: 'Marcar como emitido' }));
    const issued = await screen.findByRole('button', { name: `Recibo emitido, ${OF_HELENA}` });
    expect(toasts().at(-1)).toMatchObject({ title: 'Recibo marcado como emitido' });
    expect(screen.getByRole('heading', { name: 'Receita Saúde: 12 recibos a emitir' })).toBeInTheDocument();
    await user.click(issued);
    const again = within(await screen.findByRole('dialog', { name: 'Recibo no Receita Saúde' }));
    expect(again.getByText('Marcado como emitido em 26/11/2026.')).toBeInTheDocument();
    await user.click(again.getByRole('button', { name: 'Desfazer a marca' }));
    expect(
      await screen.findByRole('heading', { name: 'Receita Saúde: 13 recibos a emitir' }),
    ).toBeInTheDocument();
  });

  it('that was issued for money that went back has to be cancelled', async () => {
    const { user } = await open('receiptVoid');
    await user.click(await screen.findByRole('button', { name: /^Cancelar o recibo de Camila/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibo no Receita Saúde' }));
    expect(dialog.getByText(/cancele-o no Receita Saúde/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Copiar' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Desfazer a marca' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Cancelar o recibo/ })).not.toBeInTheDocument();
  });
});

describe('a receipt of which a part went back afterwards', () => {
  it('is to be replaced by one of the rest', async () => {
    const { user, container } = await open('receiptOutdated');
    const replace = await screen.findAllByRole('button', { name: /^Trocar o recibo/ });
    expect(replace.map((button) => button.getAttribute('aria-label'))).toEqual([
      `Trocar o recibo de ${OF_HELENA}`,
    ]);
    expect(screen.getAllByRole('button', { name: /^Recibo emitido/ })).toHaveLength(1);
    await user.click(replace[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibo no Receita Saúde' }));
    expect(dialog.getByText(/Cancele-o no Receita Saúde, desfaça a marca e emita outro/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Valor' })).toHaveValue('100,00');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Desfazer a marca' }));
    await user.click(await screen.findByRole('button', { name: `Copiar dados do recibo de ${OF_HELENA}` }));
    const again = within(await screen.findByRole('dialog', { name: 'Recibo no Receita Saúde' }));
    await user.click(again.getByRole('button', { name: 'Marcar como emitido' }));
    // What is issued now is of the rest.
    expect(await screen.findByRole('button', { name: `Recibo emitido, ${OF_HELENA}` })).toBeInTheDocument();
  });
});

describe('without the right to issue it or to mark it', () => {
  it('is not shown to professionals with a CNPJ', async () => {
    await open('company');
    expect(await screen.findByRole('table', { name: 'Sessões do mês' })).toBeInTheDocument();
    expect(screen.queryByText(/Receita Saúde/)).not.toBeInTheDocument();
    expect(screen.queryByText(/recibo/i)).not.toBeInTheDocument();
  });

  it('is read by suspended professionals, who change neither mark nor key', async () => {
    const { user } = await open('suspended');
    await user.click(await screen.findByRole('button', { name: `Copiar dados do recibo de ${OF_HELENA}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibo no Receita Saúde' }));
    expect(dialog.getByText('Com o cadastro suspenso, a marca de emitido não muda.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Marcar como emitido' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByText('Com o cadastro suspenso, a chave não pode ser trocada.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Trocar chave Pix' })).not.toBeInTheDocument();
  });

  it('leads suspended professionals to the team when a payout came back', async () => {
    await open('suspendedReturned');
    const notice = within(await screen.findByRole('region', { name: 'Aviso sobre repasses' }));
    expect(notice.getByText(/ficam retidos até a equipe liberar/)).toBeInTheDocument();
    expect(notice.getByRole('link', { name: 'Falar com a equipe' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Corrigir chave' })).not.toBeInTheDocument();
  });
});

describe('the CPF', () => {
  it('is shown once the consultation is completed', async () => {
    const { user } = await open('month');
    await user.click(
      (
        await screen.findAllByRole('button', { name: /^Copiar dados do recibo de Eduardo Lima/ })
      )[0] as HTMLElement,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Recibo no Receita Saúde' }));
    expect(dialog.getByText(/depois da sessão concluída/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Mostrar CPF' })).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Abrir o chat' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chat\/[0-9a-f-]{36}$/) as string,
    );
  });

  it('that cannot be read is explained, and can be tried again', async () => {
    const { user, toasts } = await openScenario(ProfessionalRoutes, {
      ...scenarios.month,
    });
    await user.click(await screen.findByRole('button', { name: `Copiar dados do recibo de ${OF_HELENA}` }));
    await embedded.exec(
      `update public.profiles set cnpj = '11222333000181' where id = '${PEOPLE.marina.id}'`,
    );
    const show = await screen.findByRole('button', { name: 'Mostrar CPF' });
    await user.click(show);
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { title: 'CPF indisponível', text: 'Quem atende por CNPJ não emite o Receita Saúde.' },
      ]),
    );
    expect(show).toBeEnabled();
  });
});

describe('the statement', () => {
  it('is a file of the month, on request with initials', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, toasts } = await open('month');
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Exportar CSV' }));
    expect(dialog.getByText(/^Novembro de 2026, 15 linhas/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Trocar o nome do paciente pelas iniciais' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Baixar CSV' }));
    expect(toasts()).toEqual([{ title: 'Arquivo pronto', text: 'financeiro-2026-11.csv' }]);
    const [, ...lines] = new TextDecoder()
      .decode(await blobs[0]?.arrayBuffer())
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(15);
    expect(lines[0]).toBe(
      '30/11/2026;10:00;E. L.;150,00;0,00;150,00;0,00;0,00;Marcada e paga;28/11/2026 às 10:00;',
    );
    clicked.mockRestore();
  });
});
