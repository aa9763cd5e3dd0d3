import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { server } from 'embedded-backend/jest';
import { PEOPLE, SEED } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

const first = async () =>
  within(await screen.findByRole('list', { name: 'Próximos horários de Marina Azevedo' })).getAllByRole(
    'link',
  )[0] as HTMLElement;

describe('the next free times in the directory', () => {
  it('lead visitors to the sign-up, which returns to the summary', async () => {
    const { container } = await openScenario(PublicRoutes, scenarios.nextTimes);
    const url = new URL((await first()).getAttribute('href') ?? '', 'https://portal.example');
    expect(`${url.pathname}?mode=${url.searchParams.get('mode')}`).toBe('/auth?mode=signup');
    expect(url.searchParams.get('role')).toBe('patient');
    expect(url.searchParams.get('next')).toMatch(
      new RegExp(`^/patient/booking/${PEOPLE.marina.id}\\?slot=2026-11-24T`),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are those of the day and period of the address, the earliest first', async () => {
    const { container, user, address } = await openScenario(PublicRoutes, scenarios.byTime);
    const lists = await screen.findAllByRole('list', { name: /^Próximos horários de/ });
    expect(screen.getByLabelText('Dia')).toHaveDisplayValue('Amanhã');
    expect(screen.getByLabelText('Período')).toHaveDisplayValue('Tarde, até 18h');
    expect(await screen.findByText(`${lists.length} profissionais encontrados`)).toBeVisible();
    const starts = lists.map((list) =>
      within(list)
        .getAllByRole('link')
        .map(
          (link) =>
            /slot%3D([^&]+)$/.exec((link as HTMLAnchorElement).search)?.[1]?.replaceAll('%3A', ':') ?? '',
        ),
    );
    for (const start of starts.flat()) expect(start).toMatch(/^2026-11-25T(1[5-9]|20)/);
    const firsts = starts.map(([start]) => start);
    expect(firsts).toEqual(firsts.toSorted());
    expect(await axe(container)).toHaveNoViolations();
    await user.selectOptions(screen.getByLabelText('Período'), 'Qualquer hora');
    expect(address()).toBe('/profissionais?dia=amanha');
    await user.selectOptions(screen.getByLabelText('Dia'), 'Qualquer dia');
    expect(address()).toBe('/profissionais');
    expect(await screen.findByText(`${SEED.listed} profissionais encontrados`)).toBeVisible();
  });

  it('decide the order', async () => {
    const { container } = await openScenario(PublicRoutes, { ...scenarios.byTime, path: '/profissionais' });
    await screen.findAllByRole('list', { name: /^Próximos horários de/ });
    const firsts = [...container.querySelectorAll('h2')].map(
      (name) => /slot%3D([^"&]+)/.exec(name.closest('li')?.innerHTML ?? '')?.[1] ?? '~',
    );
    expect(firsts.length).toBe(SEED.listed);
    expect(firsts).toEqual(firsts.toSorted());
  });

  it('skip pages without anyone, and show those on two pages once', async () => {
    const next = { cursor_at: '2026-11-25T12:00:00Z', cursor_turn: 0, cursor_id: PEOPLE.marina.id };
    const card = (user_id: string, display_name: string) => ({
      user_id,
      display_name,
      profession: 'psychologist',
      price_per_session: 15000,
      times: ['2026-11-25T17:00:00Z'],
    });
    const [marina, andre] = [card(PEOPLE.marina.id, 'Marina'), card(PEOPLE.andre.id, 'André')];
    const answers = [
      { professionals: [], next },
      { professionals: [marina], next },
      { professionals: [marina, andre], next },
      { professionals: [marina], next: null },
    ];
    server.use(http.post('*/rest/v1/rpc/search_by_next_free', () => HttpResponse.json(answers.shift())));
    const { user } = await openScenario(PublicRoutes, scenarios.byTime);
    const more = await screen.findByRole('button', { name: 'Mostrar mais profissionais' });
    expect(screen.getByText('Mais de 1 profissional encontrado')).toBeVisible();
    await user.click(more);
    await screen.findByRole('heading', { name: 'André' });
    await user.click(more);
    expect(await screen.findByText('2 profissionais encontrados')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Marina',
      'André',
    ]);
  });

  it('lead patients to the summary', async () => {
    await openScenario(PublicRoutes, { ...scenarios.nextTimes, as: 'patient' });
    expect((await first()).getAttribute('href')).toMatch(
      new RegExp(`^/patient/booking/${PEOPLE.marina.id}\\?slot=`),
    );
  });
});
