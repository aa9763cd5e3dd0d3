import { screen } from '@testing-library/react';
import { PEOPLE } from 'embedded-backend/seed';
import { holdRequests, MAX_ROUNDS } from 'shared-portal/testing';
import { scenarios as secondFactor } from './auth/second-factor/scenarios';
import { scenarios as welcome } from './auth/welcome/scenarios';
import { openShell } from './testing/open-shell';

jest.mock('./remotes/federation');

const BOOKING = `next=%2Fpatient%2Fbooking%2F${PEOPLE.marina.id}`;
const { mailSent, confirmed } = welcome;

describe('sign-in screens request their data in at most two rounds', () => {
  it.each([
    ['the second factor', secondFactor.code, 'Código de 6 dígitos'],
    ['the devices', secondFactor.none, 'Nenhum dispositivo cadastrado'],
    [
      'the welcome page before the confirmation',
      { ...mailSent, path: `${mailSent.path}&${BOOKING}` },
      /Marina/,
    ],
    [
      'the welcome page after the confirmation',
      { ...confirmed, path: `${confirmed.path}&${BOOKING}` },
      /Marina/,
    ],
  ])('%s', async (_name, scenario, arrived) => {
    const { answerUntil } = holdRequests();
    await openShell(scenario);
    const hasArrived = () => screen.queryAllByText(arrived).length > 0;
    const rounds = await answerUntil(hasArrived);
    expect({ rounds, hasArrived: hasArrived() }).toEqual({ rounds: expect.anything(), hasArrived: true });
    expect(rounds).not.toHaveLength(0);
    expect(rounds.length > MAX_ROUNDS ? rounds : []).toEqual([]);
  });
});
