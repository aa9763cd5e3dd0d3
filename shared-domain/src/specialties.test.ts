import { isProfession, isSpecialty } from './specialties';

describe('professions and specialties', () => {
  it('are recognised exactly', () => {
    expect(['psychologist', 'psychiatrist', 'Psicologia', 'toString', null].map(isProfession)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['Trauma e PTSD', 'ansiedade', undefined].map(isSpecialty)).toEqual([true, false, false]);
  });
});
