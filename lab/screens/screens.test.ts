import { gallery } from './gallery.ts';
import { isBareImport, screensOf, statesOf } from './screens.ts';

const fault = { path: '/rest/v1/*', answer: 'never' } as const;

describe('the screens of a folder', () => {
  it('are its routes, each in the first scenario without faults', () => {
    const screens = screensOf('shell-auth', {
      broken: { title: 'Falha', path: '/auth', faults: [fault] },
      slow: { title: 'Lento', path: '/auth', latencyMs: 10 },
      signIn: { title: 'Entrar', path: '/auth?mode=login' },
      signUp: { title: 'Criar conta', path: '/auth?mode=signup' },
      again: { title: 'Entrar e voltar', path: '/auth?mode=login&next=%2Fchat%2F1' },
    });
    expect(screens.map(({ name, scenario }) => [name, scenario.title])).toEqual([
      ['shell-auth', 'Entrar'],
      ['shell-auth-sign-up', 'Criar conta'],
    ]);
  });

  it('have valid file names', () => {
    const [, other] = screensOf('admin-placeholder', {
      '/admin/users': { title: 'Usuários', path: '/admin/users' },
      '/admin/social-impact': { title: 'Impacto', path: '/admin/social-impact' },
    });
    expect(other?.name).toBe('admin-placeholder-admin-social-impact');
  });

  it('do not differ by an id', () => {
    const screens = screensOf('patient-chat', {
      one: { title: 'Um', path: '/chat/1' },
      other: { title: 'Outro', path: '/chat/2' },
    });
    expect(screens).toHaveLength(1);
  });
});

describe('the states of a screen', () => {
  const scenarios = { ended: { title: 'Encerrada', path: '/sala/1' } };

  it('have the names of their scenarios', () => {
    expect(statesOf('patient-room', scenarios, ['ended'])).toEqual([
      { name: 'patient-room-ended', scenario: scenarios.ended },
    ]);
  });

  it('are refused where the scenario does not exist', () => {
    expect(() => statesOf('patient-room', scenarios, ['gone'])).toThrow('no scenario gone');
  });
});

it('are shown side by side', () => {
  const page = gallery([{ name: 'public-landing', scenario: { title: 'Início', path: '/' } }]);
  expect(page).toContain('![public-landing at 360](public-landing-360.jpg)');
  expect(page).toContain('as visitor');
});

it('add an extension only to imports without one', () => {
  expect(['./copy', '../parts/when', '../seed/people'].map(isBareImport)).toEqual([true, true, true]);
  expect(['./consultations.ts', '../seed/sql.ts', 'react'].map(isBareImport)).toEqual([false, false, false]);
});
