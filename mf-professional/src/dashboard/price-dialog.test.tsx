import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE, sql } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

/** Opens the dialog in a scenario and clears its field. */
async function open(name: keyof typeof scenarios = 'busy', faults = scenarios[name].faults) {
  const view = await openScenario(ProfessionalRoutes, { ...scenarios[name], ...(faults && { faults }) });
  await waitFor(() => expect(screen.getByRole('button', { name: /Definir preço/ })).toBeEnabled());
  await view.user.click(screen.getByRole('button', { name: /Definir preço/ }));
  const dialog = screen.getByRole('dialog', { name: 'Definir preço da consulta' });
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Preço por sessão' });
  const save = within(dialog).getByRole('button', { name: 'Salvar' });
  const paste = async (text: string) => {
    await view.user.clear(field);
    await view.user.click(field);
    await view.user.paste(text);
  };
  return { ...view, dialog, field, save, paste };
}

const storedPrice = async ({ client }: Awaited<ReturnType<typeof openScenario>>) =>
  (await client.from('professionals').select('price_per_session').eq('user_id', PEOPLE.marina.id).single())
    .data?.price_per_session;
const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined;
const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');

describe('the price dialog', () => {
  it('fails for a professional who has since been suspended, and updates the account', async () => {
    const view = await open();
    await embedded.exec(sql.suspend(PEOPLE.marina, 'Registro vencido'));
    await view.paste('89,90');
    await view.user.click(view.save);
    await waitFor(() =>
      expect(view.portal.session.getState()).toMatchObject({
        account: { account: { approvalStatus: 'suspended', suspensionReason: 'Registro vencido' } },
      }),
    );
  });

  it('starts with the current price and cannot save an empty one', async () => {
    const { field, save, user, dialog } = await open();
    expect(field).toHaveValue('150');
    await user.clear(field);
    expect(save).toBeDisabled();
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it.each([
    ['89,90', 'R$ 89,90', 8990],
    ['89.90', 'R$ 89,90', 8990],
    ['R$ 91.5x', 'R$ 91,50', 9150],
    ['49,995', 'R$ 50,00', 5000],
    ['89,905', 'R$ 89,91', 8991],
    ['1000', 'R$ 1.000,00', 100_000],
  ])('accepts %s', async (typed, shown, price) => {
    const view = await open();
    await view.paste(typed);
    await view.user.dblClick(view.save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.toasts()).toHaveLength(1);
    expect(view.toasts()[0]?.title).toBe('Preço atualizado!');
    expect(plain(view.toasts()[0]?.text)).toBe(`Valor da consulta definido para ${shown}.`);
    expect(await storedPrice(view)).toBe(price);
    await waitFor(() =>
      expect(plain(screen.getByRole('button', { name: /Definir preço/ }).textContent ?? '')).toContain(
        shown.replace(/,00$/, ''),
      ),
    );
  });

  it.each(['0', '0,004', ',', '1,2,3'])('rejects %s and stays open', async (typed) => {
    const view = await open();
    await view.paste(typed);
    await view.user.click(view.save);
    const text = 'Por favor, insira um valor válido para a consulta.';
    expect(view.toasts()).toEqual([{ title: 'Valor inválido', text }]);
    expect(view.field).toHaveAccessibleDescription(text);
    expect(view.field).toHaveValue(typed);
    expect(await storedPrice(view)).toBe(15_000);
  });

  it('explains a dot for thousands', async () => {
    const view = await open();
    await view.paste('1.000,00');
    await view.user.click(view.save);
    const title = 'Valor inválido';
    expect(view.toasts()).toEqual([{ title, text: 'Por favor, insira um valor válido para a consulta.' }]);
    expect(view.field).toHaveAccessibleDescription('Escreva sem o ponto dos milhares, como 1000.');
    expect(await storedPrice(view)).toBe(15_000);
  });

  it.each(['1', '49,99', '1000,01', '2000', '99999999999'])(
    'shows the range on the field for %s and keeps the input',
    async (typed) => {
      const view = await open();
      await view.paste(typed);
      await view.user.click(view.save);
      expect(view.field).toHaveAccessibleDescription('O preço da sessão vai de R$ 50 a R$ 1.000.');
      expect(view.field).toBeInvalid();
      expect(view.field).toHaveValue(typed);
      expect(view.toasts()).toEqual([]);
      expect(await storedPrice(view)).toBe(15_000);
      await view.paste('90');
      expect(view.field).toBeValid();
    },
  );

  it('shows how a price with a third decimal is rounded', async () => {
    const view = await open();
    await view.paste('50,00');
    expect(plain(described(view.field))).toBe('Os pacientes vão ver R$ 50.');
    await view.paste('50,005');
    expect(plain(described(view.field))).toBe('Arredondado: os pacientes vão ver R$ 50,01.');
  });

  it('restores the input after it was closed and after a reload, until it is saved', async () => {
    const view = await open();
    await view.paste('123');
    fireEvent(view.dialog, new Event('cancel', { cancelable: true })); // Esc
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    view.unmount();
    const again = await open();
    expect(again.field).toHaveValue('123');
    await again.user.click(again.save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await storedPrice(again)).toBe(12_300);
    expect(sessionStorage).toHaveLength(0);
  });

  it('accepts only digits, dot and comma', async () => {
    const { field, user } = await open();
    await user.clear(field);
    await user.type(field, 'R$ -1a2e3,4 0');
    expect(field).toHaveValue('123,40');
  });

  it('reports when the price cannot be saved and stays open', async () => {
    const view = await open('priceRefused');
    await view.paste('120');
    await view.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(view.toasts()).toEqual([
        { title: 'Erro ao salvar', text: 'Não foi possível atualizar o preço. Tente novamente.' },
      ]),
    );
    expect(view.dialog).toBeInTheDocument();
  });

  it('shows the server’s range on the field and no earlier error', async () => {
    const answer = { status: 400, body: { code: 'P0001', message: 'price_out_of_range' } };
    const view = await open('busy', [{ path: '/rest/v1/professionals', method: 'PATCH', answer }]);
    await view.paste('0');
    await view.user.click(view.save);
    expect(view.toasts()).toHaveLength(1);
    await view.paste('120');
    await view.user.click(view.save);
    await waitFor(() =>
      expect(view.field).toHaveAccessibleDescription('O preço da sessão vai de R$ 50 a R$ 1.000.'),
    );
    await waitFor(() => expect(view.field).toHaveFocus());
    expect(view.field).toHaveValue('120');
    await view.paste('130');
    expect(view.field).toBeValid();
  });

  it('reports a revoked approval: an update without a row is a failure', async () => {
    const view = await open();
    await embedded.exec(`update public.professionals set approval_status = 'suspended'`);
    await view.paste('120');
    await view.user.click(view.save);
    await waitFor(() =>
      expect(view.toasts()).toEqual([
        {
          title: 'Erro ao salvar',
          text: 'Seu cadastro profissional não está ativo. Fale com a nossa equipe.',
        },
      ]),
    );
    expect(await storedPrice(view)).toBe(15_000);
  });
});
