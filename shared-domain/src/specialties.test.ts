import {
  FORMS_OF_ADDRESS,
  isProfession,
  isSpecialty,
  professionTitle,
  specialtiesOfLabel,
} from './specialties';

describe('a profession', () => {
  it('is named in the chosen form; psychiatrists have only one', () => {
    expect(FORMS_OF_ADDRESS.map((form) => professionTitle('psychologist', form))).toEqual([
      'Psicólogo(a)',
      'Psicóloga',
      'Psicólogo',
    ]);
    expect(new Set(FORMS_OF_ADDRESS.map((form) => professionTitle('psychiatrist', form)))).toEqual(
      new Set(['Psiquiatra']),
    );
  });
});

describe('professions and specialties', () => {
  it('are matched exactly', () => {
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

describe('the label of a professional’s specialties', () => {
  it.each([
    ['Terapia de Casal · Depressão', ['Terapia de Casal', 'Depressão']],
    ['Psiquiatria', ['Psiquiatria']],
    ['', []],
  ])('"%s" names %j', (label, names) => {
    expect(specialtiesOfLabel(label)).toEqual(names);
  });
});
