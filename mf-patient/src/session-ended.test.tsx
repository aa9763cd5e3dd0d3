import { act, screen, waitFor } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { portalHistory } from 'shared-portal/history';
import { openScenario } from 'shared-portal/testing';
import { scenarios as chat } from './chat/scenarios';
import { scenarios as feedback } from './feedback/scenarios';
import { scenarios as profile } from './profile/scenarios';
import { PatientRoutes } from './routes';

const SCREENS: readonly (readonly [string, Scenario, string | RegExp])[] = [
  ['a message', chat.patient, 'Mensagem'],
  ['a review', feedback.form, /^O que foi bom\?/],
  ['the personal data', profile.filled, 'Cidade (opcional)'],
  ['the emergency contact', profile.filled, 'Relação (opcional)'],
];
const WORDS = 'Uma tarde de chuva';

/** Opens a screen and types into one of its fields; returns functions to leave and return. */
async function write(scenario: Scenario, label: string | RegExp) {
  const { portal, user } = await openScenario(PatientRoutes, scenario);
  const field = () => screen.findByLabelText(label);
  await user.clear(await field());
  await user.type(await field(), WORDS);
  const { session } = portal;
  const here = session.getState();
  if (here.phase !== 'signed-in') throw new Error('no user is signed in');
  const comeAs = async (userId: string) => {
    act(() => session.setState({ phase: 'signed-out' }, true));
    await waitFor(() => expect(screen.queryByLabelText(label)).not.toBeInTheDocument());
    act(() => session.setState({ ...here, userId }, true));
  };
  return { field, comeAs, userId: here.userId };
}

describe.each(SCREENS)('%s being edited when the session was ended elsewhere', (_, scenario, label) => {
  it('is restored after signing in again', async () => {
    const { field, comeAs, userId } = await write(scenario, label);
    await comeAs(userId);
    expect(await field()).toHaveValue(WORDS);
  });

  it('is gone after another user signed in', async () => {
    const { comeAs } = await write(scenario, label);
    await comeAs('00000000-0000-4000-8000-000000000000');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeInTheDocument());
    expect(screen.queryByDisplayValue(WORDS)).not.toBeInTheDocument();
  });

  it(`is ${scenario === chat.patient ? 'kept' : 'discarded'} when the user leaves the screen`, async () => {
    const { field } = await write(scenario, label);
    const path = window.location.pathname + window.location.search;
    act(() => portalHistory().navigator.push('/patient/historico'));
    await waitFor(() => expect(screen.queryByLabelText(label)).not.toBeInTheDocument());
    act(() => portalHistory().navigator.push(path));
    const left = expect(await field());
    if (scenario === chat.patient) left.toHaveValue(WORDS);
    else left.not.toHaveValue(WORDS);
  });
});
