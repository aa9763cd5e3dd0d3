import { matchRoute } from 'shared-portal/routes';
import { isWork, pageKind } from './page-kind';

describe('page kinds', () => {
  it.each([
    ['/', 'landing'],
    ['/profissionais', 'public'],
    ['/professional/planos', 'public'],
    ['/auth', 'sign-in'],
    ['/welcome', 'sign-in'],
    ['/patient/search', 'private'],
    ['/feedback', 'private'],
    ['/professional/dashboard', 'private'],
    ['/admin/consultations', 'own-frame'],
    ['/sala/1', 'own-frame'],
    ['/sala', 'private'],
    ['/nowhere', 'not-found'],
    ['/patient/nowhere', 'private'],
    ['/professional/nowhere', 'private'],
    ['/chat/1/2', 'private'],
    ['/patient', 'private'],
    ['/professional', 'private'],
    ['/chat', 'private'],
    ['/feedback/x', 'private'],
    ['/patients', 'not-found'],
  ])('%s is %s', (path, kind) => {
    expect(pageKind(matchRoute(path), path)).toBe(kind);
  });
});

it.each([
  ['/professional/dashboard', true],
  ['/professional/agenda/horarios', true],
  ['/professional/pacientes', true],
  ['/professional/mensagens/1', true],
  ['/professional/apply', false],
  ['/professional/pending', false],
  ['/professional/planos', false],
  ['/patient/dashboard', false],
  ['/professional/nowhere', false],
])('%s is work: %s', (path, expected) => {
  expect(isWork(matchRoute(path))).toBe(expected);
});
