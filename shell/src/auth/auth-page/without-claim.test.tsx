import { screen } from '@testing-library/react';
import { openShell } from '../../testing/open-shell';
import { scenarios } from '../auth-page/scenarios';

jest.mock('../../remotes/federation');
// As in a build without PORTAL_DEMONSTRATION=true.
jest.mock('shared-domain/demonstration', () => ({ BUILT_FOR_DEMONSTRATION: false }));

it('claims no earnings when a professional signs up outside a demonstration', async () => {
  const { container } = await openShell(scenarios.signUpProfessional);
  expect(await screen.findByText('Atenda online, nos horários que você escolher')).toBeInTheDocument();
  expect(container.textContent).not.toMatch(/Ganhe|5\.000/);
});
