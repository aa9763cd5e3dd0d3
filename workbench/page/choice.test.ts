import { choose, namedScenarios } from './choice';
import { queryOf, settingsIn, settingsOf, applySettings } from './settings';

const scenarios = namedScenarios({
  './search/scenarios.ts': {
    scenarios: {
      unfiltered: { title: 'Busca', path: '/patient/search', as: 'patient' },
      late: {
        title: 'Busca tardia',
        path: '/patient/search',
        as: 'patient',
        latencyMs: 400,
        now: '2030-01-08T15:00:00.000Z',
        setup: 'select 1',
        faults: [{ path: '/rest/v1/x', answer: 'broken' }],
      },
    },
  },
  './landing/scenarios.ts': { scenarios: { visitor: { title: 'Visita', path: '/' } } },
});

function scenario(id: string) {
  const found = scenarios.find((each) => each.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}

describe('the selection on the workbench', () => {
  it('names scenarios by the folder of their screen', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(['search/unfiltered', 'search/late', 'landing/visitor']);
  });

  it.each([
    ['the first one by default', '', null, 'search/unfiltered', 'patient'],
    ['the one in the URL', '?cenario=search%2Flate', null, 'search/late', 'patient'],
    [
      'a visitor when the scenario has no user',
      '?cenario=landing/visitor',
      null,
      'landing/visitor',
      'visitor',
    ],
    [
      'the remembered one, with the selected user',
      '?q=marina',
      '?cenario=search/late&papel=admin',
      'search/late',
      'admin',
    ],
    [
      'the URL before the remembered one',
      '?cenario=search/unfiltered',
      '?cenario=search/late&papel=admin',
      'search/unfiltered',
      'patient',
    ],
    [
      'the first one when the remembered one no longer exists',
      '',
      '?cenario=gone/scenario',
      'search/unfiltered',
      'patient',
    ],
  ])('is %s', (_, search, remembered, id, person) => {
    expect(choose(scenarios, search, remembered)).toMatchObject({ scenario: { id }, settings: { person } });
  });

  it('is null in an area without scenarios', () => {
    expect(choose([], '', null)).toBeNull();
  });
});

describe('settings in a URL', () => {
  const late = scenario('search/late');

  it.each([
    ['empty for an unchanged scenario', settingsOf(late), '?cenario=search/late'],
    [
      'differences from the scenario',
      {
        person: 'admin',
        data: 'empty',
        fault: 'offline',
        latencyMs: 2000,
        now: '2026-11-20T14:15:00.000Z',
      } as const,
      '?cenario=search/late&papel=admin&dados=empty&falha=offline&latencia=2000&relogio=2026-11-20T14%3A15%3A00.000Z',
    ],
    [
      'running clocks, and no response at all',
      { ...settingsOf(late), latencyMs: Number.POSITIVE_INFINITY, now: null },
      '?cenario=search/late&latencia=Infinity&relogio=',
    ],
  ])('are %s', (_, settings, query) => {
    expect(queryOf('search/late', late, settings)).toBe(query);
    expect(settingsIn(query, late)).toEqual(settings);
  });

  it("are the scenario's when the URL is invalid", () => {
    const wrong = '?papel=rainha&dados=toString&falha=x&latencia=17';
    expect(settingsIn(wrong, late)).toEqual(settingsOf(late));
  });
});

describe('a scenario with settings', () => {
  const late = scenario('search/late');

  it('applies the settings on top of its own state', () => {
    const applied = applySettings(late, {
      ...settingsOf(late),
      data: 'empty',
      fault: 'denied',
      latencyMs: 0,
      now: null,
    });
    expect(applied.setup).toMatch(/delete from public\.consultations[^]*select 1$/);
    expect(applied.faults?.[0]).toEqual({ path: '/rest/v1/x', answer: 'broken' });
    expect(applied.faults).toContainEqual(
      expect.objectContaining({ answer: expect.objectContaining({ status: 403 }) as unknown }),
    );
    expect(applied).toMatchObject({ as: 'patient', latencyMs: 0 });
    expect(applied).not.toHaveProperty('now');
  });

  it('never responds when the latency is infinite', () => {
    const applied = applySettings(late, { ...settingsOf(late), latencyMs: Number.POSITIVE_INFINITY });
    expect(applied.latencyMs).toBe(0);
    expect(applied.faults).toContainEqual({ path: '/rest/v1/*', answer: 'never' });
  });
});
