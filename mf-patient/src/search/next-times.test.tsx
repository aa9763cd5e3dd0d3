import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const times = async () =>
  within(await screen.findByRole('list', { name: 'Próximos horários de Marina Azevedo' })).getAllByRole(
    'link',
  );

describe('the next free times on a card', () => {
  it('are five, at most two a day, and open the summary of the booking', async () => {
    const { user, address, container } = await openScenario(PatientRoutes, scenarios.nextTimes);
    const links = await times();
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveTextContent(/^Hoje/);
    const shown = links.map((link) => link.querySelector('.visually-hidden')?.nextSibling?.textContent);
    expect(shown.every((time) => /^\d\d:\d\d$/.test(time ?? ''))).toBe(true);
    const days = links.map((link) => link.querySelector('.visually-hidden')?.textContent);
    for (const day of days) expect(days.filter((other) => other === day).length).toBeLessThan(3);
    expect(screen.getByText('Próximos horários, em Brasília')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    const wanted = links[4] as HTMLElement;
    const [day = '', time = ''] = [days[4]?.slice(0, -2), shown[4] ?? ''];
    await user.click(wanted);
    expect(await screen.findByText('Confira sua consulta')).toBeInTheDocument();
    expect(address()).toBe(`/patient/booking/${PEOPLE.marina.id}?etapa=resumo`);
    expect(day).toMatch(/^\S+-feira, \d+º? de \S+ de 2026$/);
    expect(screen.getByText(day)).toBeInTheDocument();
    expect(screen.getByText(time)).toBeInTheDocument();
  });

  it('are named as missing if there are none', async () => {
    await openScenario(PatientRoutes, scenarios.noTimes);
    expect(await screen.findByText('Sem horário livre nos próximos dias.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agendar: Marina Azevedo' })).toBeVisible();
  });

  it('do not hide the card if they cannot be loaded', async () => {
    await openScenario(PatientRoutes, scenarios.timesUnreachable);
    expect(await screen.findByRole('link', { name: 'Agendar: Marina Azevedo' })).toBeVisible();
    expect(await screen.findByText('Não foi possível carregar os horários.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
    expect(screen.queryByText('Próximos horários, em Brasília')).not.toBeInTheDocument();
  });

  it('open to four whole days, from the next free one on, and close again', async () => {
    const { user, container } = await openScenario(PatientRoutes, scenarios.nextTimes);
    await times();
    await user.click(screen.getByRole('button', { name: 'Ver mais horários de Marina Azevedo' }));
    const less = screen.getByRole('button', { name: 'Ver menos' });
    expect(less).toHaveFocus();
    const days = await screen.findAllByRole('term');
    expect(days.map((day) => day.textContent)).toEqual(['Hoje', 'Qua 25', 'Qui 26', 'Sex 27']);
    const free = screen.getAllByRole('definition').map((day) => within(day).queryAllByRole('link'));
    expect(free.flat().length).toBeGreaterThan(5);
    expect(free[1]?.[0]?.getAttribute('href')).toMatch(
      new RegExp(`^/patient/booking/${PEOPLE.marina.id}\\?slot=2026-11-25T`),
    );
    expect(screen.getByRole('link', { name: 'Semana inteira de Marina Azevedo' })).toHaveAttribute(
      'href',
      `/professional/profile/${PEOPLE.marina.id}`,
    );
    expect(await axe(container)).toHaveNoViolations();
    await user.click(less);
    expect(screen.getByRole('button', { name: 'Ver mais horários de Marina Azevedo' })).toHaveFocus();
    expect(await times()).toHaveLength(5);
  });
});
