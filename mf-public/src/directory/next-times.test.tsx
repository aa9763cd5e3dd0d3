import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
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

  it('lead patients to the summary', async () => {
    await openScenario(PublicRoutes, { ...scenarios.nextTimes, as: 'patient' });
    expect((await first()).getAttribute('href')).toMatch(
      new RegExp(`^/patient/booking/${PEOPLE.marina.id}\\?slot=`),
    );
  });
});
