import { screen, within } from '@testing-library/react';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { figuresIn, openScenario } from 'shared-portal/testing';
import { PatientRoutes } from './routes';

const open = (path: string, setup = '') =>
  openScenario(PatientRoutes, { title: '', path, as: 'patient', setup });

const figure = (list: HTMLElement, label: string) => Number(figuresIn(list)[label]);

/** What each screen with figures shows for the same consultations. */
async function figuresOf(setup?: string) {
  const dashboard = await open('/patient/dashboard', setup);
  const upcoming = (await screen.findByText(/^\d+ próximas? consultas?$/)).textContent;
  const held = (await screen.findByText(/^\d+ consultas? concluídas?$/)).textContent;
  dashboard.unmount();

  const consultations = await open('/patient/appointments', setup);
  const tabs = [];
  for (const name of [/^Próximas \d+$/, /^Histórico \d+$/])
    tabs.push(parseInt((await screen.findByRole('tab', { name })).textContent?.replace(/\D/g, '') ?? ''));
  const cards = (await screen.findAllByRole('article')).length;
  const confirmed = screen.getAllByText('Confirmada').length;
  consultations.unmount();

  const history = await open('/patient/historico', setup);
  const summary = await screen.findByRole('region', { name: 'Resumo' });
  await within(summary).findByText('Total');
  const ofHistory = ['Total', 'Concluídas', 'Agendadas', 'Avaliadas'].map((label) => figure(summary, label));
  await screen.findAllByText('Concluída');
  const badges = ['Concluída', 'Agendada'].map((text) => screen.getAllByText(text).length);
  const rows = screen.getAllByRole('heading', { level: 3 }).length;
  history.unmount();

  await open('/patient/profile', setup);
  const statistics = await screen.findByRole('region', { name: 'Estatísticas' });
  await within(statistics).findByText('Concluídas');
  const ofProfile = ['Concluídas', 'Agendadas', 'Avaliadas'].map((label) => figure(statistics, label));
  return {
    dashboard: [parseInt(upcoming ?? ''), parseInt(held ?? '')],
    tabs,
    cards,
    confirmed,
    ofHistory,
    badges,
    rows,
    ofProfile,
  };
}

it.each([
  ['the seed', ''],
  [
    'a consultation that just ended',
    sql.moveTo(CONSULTATIONS.confirmed, `private.now() - interval '1 hour'`) +
      sql.setStatus(CONSULTATIONS.pending, 'scheduled'),
  ],
])('every screen shows the same counts: %s', async (_, setup) => {
  const found = await figuresOf(setup);
  const [upcoming, past] = found.tabs as [number, number];
  const [total, completed, scheduled, reviewed] = found.ofHistory;
  expect(found.dashboard).toEqual([upcoming, completed]);
  expect(found.cards).toBe(upcoming);
  expect(upcoming + past).toBe(total);
  expect(found.rows).toBe(total);
  expect(found.badges).toEqual([completed, scheduled]);
  expect(found.ofProfile).toEqual([completed, scheduled, reviewed]);
});

it('counts the demo data', async () => {
  expect(await figuresOf()).toMatchObject({
    dashboard: [2, 3],
    tabs: [2, 5],
    confirmed: 1,
    ofHistory: [7, 3, 1, 1],
  });
});
