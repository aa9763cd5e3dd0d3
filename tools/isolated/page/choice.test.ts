import { choose, namedScenarios } from './choice';

const scenarios = namedScenarios({
  './search/scenarios.ts': {
    scenarios: {
      everybody: { title: 'Busca', path: '/patient/search', as: 'patient' },
      unreachable: { title: 'Busca com falha', path: '/patient/search', as: 'patient' },
    },
  },
  './landing/scenarios.ts': { scenarios: { visitor: { title: 'Visita', path: '/' } } },
});

describe('the choice on the workbench', () => {
  it('names scenarios by the folder of their screen', () => {
    expect(scenarios.map(({ id }) => id)).toEqual([
      'search/everybody',
      'search/unreachable',
      'landing/visitor',
    ]);
  });

  it.each([
    ['the first, when nothing is asked for', '', null, 'search/everybody', 'patient'],
    ['what the address names', '?cenario=search%2Funreachable', null, 'search/unreachable', 'patient'],
    [
      'a visitor, where the scenario names nobody',
      '?cenario=landing/visitor',
      null,
      'landing/visitor',
      'visitor',
    ],
    [
      'the remembered one, as the chosen person',
      '?q=marina',
      { id: 'search/unreachable', person: 'admin' as const },
      'search/unreachable',
      'admin',
    ],
    [
      'the address before memory, and its own person',
      '?cenario=search/everybody',
      { id: 'search/unreachable', person: 'admin' as const },
      'search/everybody',
      'patient',
    ],
    [
      'the first, when the remembered one is gone',
      '',
      { id: 'gone/scenario' },
      'search/everybody',
      'patient',
    ],
  ])('is %s', (_, search, remembered, id, person) => {
    expect(choose(scenarios, search, remembered)).toMatchObject({ scenario: { id }, person });
  });

  it('is nothing in an area without scenarios', () => {
    expect(choose([], '', null)).toBeNull();
  });
});
