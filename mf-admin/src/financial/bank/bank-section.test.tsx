import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { addDays, dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = async (name: keyof typeof scenarios) => {
  const view = await openScenario(AdminRoutes, scenarios[name]);
  return { ...view, section: await screen.findByRole('region', { name: 'Tarifas e aportes' }) };
};
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Últimos lançamentos' }))
    .getAllByRole('row')
    .slice(1);
type User = Awaited<ReturnType<typeof open>>['user'];
const press = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
};

describe('fees of the bank and top-ups', () => {
  it('show what the bank should hold, and the last entries', async () => {
    const { section, container } = await open('some');
    const [fee, topUp] = await rows();
    expect(fee).toHaveTextContent(/Tarifa do bancoTarifa do Pix.*22\/11\/2026−R\$\s1,99Desfazer/);
    expect(topUp).toHaveTextContent(/AporteCobre as tarifas de novembro.*20\/11\/2026R\$\s50,00Desfazer/);
    expect(section).toHaveTextContent(/Saldo esperadoR\$\s48,01TarifasR\$\s1,99AportesR\$\s50,00/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show earlier entries on request', async () => {
    const { user } = await open('many');
    expect(await rows()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    await waitFor(async () => expect(await rows()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it('are recorded once, also by a double click', async () => {
    const { user, toasts, section } = await open('none');
    expect(
      await within(section).findByText('Nenhuma tarifa e nenhum aporte registrados.'),
    ).toBeInTheDocument();
    const dialog = await press(user, 'Registrar tarifa');
    const send = within(dialog).getByRole('button', { name: 'Registrar tarifa' });
    await user.click(send);
    for (const text of ['Digite o valor, maior que zero.', 'Escreva o motivo.'])
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    const amount = within(dialog).getByRole('textbox', { name: /^Valor/ });
    await user.type(amount, '1.000.000,01');
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Pix de novembro');
    await user.click(send);
    expect(within(dialog).getByText(/^No máximo R\$\s1\.000\.000,00\.$/)).toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, '12,34');
    expect(await axe(dialog)).toHaveNoViolations();
    await user.dblClick(send);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent(
      /Tarifa do bancoPix de novembroBeatriz Farias, .*−R\$\s12,34/,
    );
    expect(toasts()).toEqual([{ title: 'Tarifa registrada', text: undefined }]);
    expect(section).toHaveTextContent(/Saldo esperado−R\$\s12,34/);
  });

  it('refuse a day to come', async () => {
    const { user } = await open('none');
    const today = dayOf(new Date());
    const dialog = await press(user, 'Registrar aporte');
    const day = within(dialog).getByRole('textbox', { name: /^Dia no extrato/ });
    await user.clear(day);
    await user.type(day, `${formatDayNumeric(addDays(today, 1))}{Tab}`);
    expect(day).toHaveValue(formatDayNumeric(today));
    await user.type(within(dialog).getByRole('textbox', { name: /^Valor/ }), '50');
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Cobre as tarifas');
    await user.click(within(dialog).getByRole('button', { name: 'Registrar aporte' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(formatDayNumeric(today)));
  });

  it('are taken back by an entry the other way round', async () => {
    const { user, toasts, section } = await open('some');
    await user.click(
      await screen.findByRole('button', { name: /^Desfazer tarifa do banco de R\$\s1,99, 22\/11\/2026$/ }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Desfazer lançamento' });
    const send = within(dialog).getByRole('button', { name: 'Desfazer' });
    await user.click(send);
    expect(within(dialog).getByText('Escreva o motivo.')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Em dobro');
    await user.dblClick(send);
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    const [reversal, fee] = await rows();
    expect(reversal).toHaveTextContent(
      /^Desfaz: tarifa do bancoEm dobroBeatriz Farias.*22\/11\/2026R\$\s1,99$/,
    );
    expect(fee).toHaveTextContent(/^Tarifa do banco, desfeito.*−R\$\s1,99$/);
    expect(section).toHaveTextContent(/Saldo esperadoR\$\s50,00TarifasR\$\s0,00/);
    expect(toasts()).toEqual([{ title: 'Lançamento desfeito', text: undefined }]);
  });

  it('report that another admin was faster', async () => {
    const { user, toasts } = await open('reversed');
    await user.click(await screen.findByRole('button', { name: /^Desfazer aporte/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Desfazer lançamento' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Motivo/ }), 'Em dobro');
    await user.click(within(dialog).getByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro na ação', text: 'Este lançamento já foi desfeito.' }]),
    );
    expect(within(dialog).getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Em dobro');
  });

  it('report that they cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar o saldo.')).toBeInTheDocument();
  });
});
