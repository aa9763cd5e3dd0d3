import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

type User = Awaited<ReturnType<typeof openScenario>>['user'];

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);

beforeEach(() => sessionStorage.clear());

async function repeatWeekly(user: User, sessions = '4 sessões') {
  await user.click(await screen.findByRole('radio', { name: 'Toda semana' }));
  await user.click(screen.getByRole('radio', { name: sessions }));
}

const dates = async () => within(await screen.findByRole('list', { name: 'Datas da série' }));
const confirm = () => screen.findByRole('button', { name: 'Confirmar' });

describe('booking: a series', () => {
  it('is a single consultation unless the patient repeats it', async () => {
    const { user } = await open('repeating');
    expect(await screen.findByRole('radio', { name: 'Só esta vez' })).toBeChecked();
    expect(screen.queryByRole('list', { name: 'Datas da série' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'A cada 15 dias' }));
    expect(screen.getByRole('radio', { name: '8 sessões' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Só esta vez' }));
    expect(screen.queryByText('Quantas sessões')).not.toBeInTheDocument();
  });

  it('lists its dates, what is paid today, and which dates cannot take place', async () => {
    const { user, container } = await open('repeating');
    await repeatWeekly(user);
    const rows = (await dates()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'sex., 18 dez., 14:00Você paga agora',
      'sex., 25 dez., 14:00Feriado, não atendeOutro dia',
      'sex., 1º jan., 14:00Feriado, não atendeOutro dia',
      'sex., 8 jan., 14:00Reservada ao pagar a primeira',
    ]);
    expect(
      screen.getByText(/^De 18 de dezembro a 8 de janeiro\. Você pode pular uma data/),
    ).toBeInTheDocument();
    expect(screen.getByText('2 de 4 datas')).toBeInTheDocument();
    expect(screen.getByText('Hoje você paga só a primeira.')).toBeInTheDocument();
    expect(screen.getByText('Total hoje')).toBeInTheDocument();
    expect(screen.getByText('Toda semana, 4 sessões')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says which dates are reserved later', async () => {
    const { user } = await open('repeating');
    await user.click(await screen.findByRole('radio', { name: 'A cada 15 dias' }));
    await user.click(screen.getByRole('radio', { name: '12 sessões' }));
    expect((await dates()).getAllByText('Reservada oito semanas antes').length).toBeGreaterThan(5);
  });

  it('books another day for a date in conflict, and leaves the others out', async () => {
    const { user, toasts, client } = await open('repeating');
    await repeatWeekly(user);
    await user.click((await dates()).getByRole('button', { name: 'Outro dia para sex., 25 dez., 14:00' }));
    const others = within(screen.getByRole('list', { name: 'Outros horários para sex., 25 dez., 14:00' }));
    await user.click(others.getByRole('button', { name: 'Quinta-feira, 24 de dezembro de 2026, 14:00' }));
    expect((await dates()).getByText('No lugar de sex., 25 dez., 14:00')).toBeInTheDocument();
    expect(screen.getByText('3 de 4 datas')).toBeInTheDocument();
    await user.dblClick(await confirm());
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toBeInTheDocument();
    expect(toasts()).toEqual([
      {
        title: 'Consulta agendada com sucesso!',
        text: 'As outras datas são reservadas quando você pagar a primeira.',
      },
    ]);
    const { data: series } = await client
      .from('consultation_series')
      .select('every_weeks, occurrences, started_at, series_conflicts(number, reason, instead_at)')
      .eq('patient_id', PEOPLE.camila.id);
    expect(series).toEqual([
      {
        every_weeks: 1,
        occurrences: 4,
        started_at: null,
        series_conflicts: [
          expect.objectContaining({ number: 2, reason: 'holiday', instead_at: '2026-12-24T17:00:00+00:00' }),
          expect.objectContaining({ number: 3, reason: 'holiday', instead_at: null }),
        ],
      },
    ]);
  });

  it('takes back another day', async () => {
    const { user } = await open('repeating');
    await repeatWeekly(user);
    await user.click((await dates()).getByRole('button', { name: 'Outro dia para sex., 25 dez., 14:00' }));
    await user.click(screen.getByRole('button', { name: 'Quinta-feira, 24 de dezembro de 2026, 14:00' }));
    await user.click(screen.getByRole('button', { name: 'Desfazer a troca de sex., 25 dez., 14:00' }));
    expect(screen.getByText('2 de 4 datas')).toBeInTheDocument();
  });

  it('is not confirmed before its dates are checked, and offers a retry', async () => {
    const { user } = await open('repeatingUnreachable');
    await user.click(await screen.findByRole('radio', { name: 'Toda semana' }));
    expect(
      await screen.findByText('Não foi possível conferir as datas.', {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Só esta vez' }));
    expect(await confirm()).toBeInTheDocument();
  }, 15_000);

  it('reads the dates again when one was taken meanwhile', async () => {
    const { user, toasts } = await open('datesChanged');
    await repeatWeekly(user);
    await dates();
    await user.click(await confirm());
    await screen.findByText('2 de 4 datas');
    expect(toasts()[0]).toEqual({
      title: 'As datas mudaram',
      text: 'Uma das datas acabou de ser reservada. Confira a lista e confirme de novo.',
    });
    await user.click(await confirm());
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toBeInTheDocument();
  });

  it('is not offered when a consultation is moved', async () => {
    await open('moving');
    await screen.findByText('Qual dia fica melhor?');
    expect(screen.queryByText('Repetir?')).not.toBeInTheDocument();
  });
});
