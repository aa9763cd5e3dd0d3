import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../../routes';
import { scenarios } from '../scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const card = async () =>
  within(await screen.findByRole('region', { name: 'Sincronizar com o seu calendário' }));
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Endereço do calendário' });
const status = async (url: string) => (await fetch(url)).status;

describe('the calendar’s address', () => {
  it('is created once by a double click, shown, copied, and answers', async () => {
    const { user, toasts, container } = await open('own');
    await user.dblClick(await (await card()).findByRole('button', { name: 'Criar endereço' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Endereço criado' }]));
    const url = address().value;
    expect(url).toMatch(/^https?:\/\/[^/]+\/functions\/v1\/calendar\/[\w-]{43}\.ics$/);
    expect((await card()).getByText(/só aparece desta vez/)).toBeInTheDocument();
    expect((await card()).getAllByRole('listitem')).toHaveLength(3);
    await user.click((await card()).getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Endereço copiado' }));
    const answer = await fetch(url);
    expect(await answer.text()).toContain('SUMMARY:Ocupado');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is not shown again', async () => {
    await open('calendar');
    expect(
      await (await card()).findByText(/^Endereço ligado desde .*Última leitura: hoje, 08:31\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Endereço do calendário' })).not.toBeInTheDocument();
  });

  it('is renewed after a question: the one before stops working', async () => {
    const { user, toasts } = await open('own');
    await user.click(await (await card()).findByRole('button', { name: 'Criar endereço' }));
    const before = await waitFor(() => address().value);
    const renew = (await card()).getByRole('button', { name: 'Renovar endereço' });
    await user.click(renew);
    const question = within(screen.getByRole('dialog', { name: 'Renovar o endereço?' }));
    expect(question.getByText(/^O endereço atual para de funcionar na hora/)).toBeInTheDocument();
    await user.dblClick(question.getByRole('button', { name: 'Renovar endereço' }));
    await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Endereço renovado' }));
    await waitFor(() => expect(renew).toHaveFocus());
    const after = address().value;
    expect(after).not.toBe(before);
    expect([await status(before), await status(after)]).toEqual([404, 200]);
  });

  it('is switched off after a question', async () => {
    const { user, toasts, client } = await open('calendar');
    await user.click(await (await card()).findByRole('button', { name: 'Desligar' }));
    const question = within(screen.getByRole('dialog', { name: 'Desligar o endereço?' }));
    await user.click(question.getByRole('button', { name: 'Voltar' }));
    await user.click((await card()).getByRole('button', { name: 'Desligar' }));
    await user.click(screen.getByRole('button', { name: 'Desligar endereço' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Endereço desligado' }]));
    expect(await (await card()).findByRole('button', { name: 'Criar endereço' })).toBeInTheDocument();
    expect((await client.rpc('calendar_address')).data).toBeNull();
  });

  it('that another window created in the meantime is not replaced', async () => {
    const { user, toasts } = await open('calendarTaken');
    await user.click(await (await card()).findByRole('button', { name: 'Criar endereço' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'O endereço não mudou',
          text: 'Já há um endereço, criado em outra janela. Se precisar de um novo, renove.',
        },
      ]),
    );
  });

  it('that cannot be read leaves the hours as they are', async () => {
    await open('calendarUnknown');
    expect(await (await card()).findByText('Não foi possível saber se há um endereço.')).toBeInTheDocument();
    expect((await card()).getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Semana' })).toBeInTheDocument();
  });

  it('can only be looked at while suspended', async () => {
    await open('suspended');
    expect(
      await (await card()).findByText(/Com o cadastro suspenso, o endereço não responde\.$/),
    ).toBeInTheDocument();
    expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('says so when the session has ended', async () => {
    const { user, toasts } = await open('calendarEnded');
    await user.click(await (await card()).findByRole('button', { name: 'Criar endereço' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Este acesso acabou' }]));
  });
});
