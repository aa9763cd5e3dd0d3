import fc from 'fast-check';
import { abbreviatedName, firstName, greetingName, initials } from './names';

describe('initials', () => {
  it.each([
    ['Marina Azevedo', 'MA'],
    ['Dr. Tiago Monteiro', 'TM'],
    ['Dra Ana Lúcia Prado', 'AL'],
    ['Camila Ribeiro dos Santos', 'CR'],
    ['Maria da Silva', 'MS'],
    ['ângela de souza', 'ÂS'],
    ['Luísa Sant’Anna', 'LS'],
    ['Ana', 'A'],
    ['  Ana   Prado ', 'AP'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('are at most two, whatever the name', () => {
    fc.assert(fc.property(fc.lorem({ maxCount: 6 }), (name) => initials(name).length <= 2));
  });
});

describe('a first name', () => {
  it.each([
    ['Camila Ribeiro dos Santos', 'Camila'],
    ['Dr. Tiago Monteiro', 'Tiago'],
    ['  Ana', 'Ana'],
    ['\u200b Ana', 'Ana'],
    ['\u0301 \u00ad \u2060', ''],
    ['', ''],
  ])('of %j is %j', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe('an abbreviated name', () => {
  it.each([
    ['Camila Ribeiro dos Santos', 'Camila S.'],
    ['João Pedro Alves', 'João A.'],
    ['Maria de Souza', 'Maria S.'],
    ['Ana', 'Ana'],
    ['\u3164', 'Paciente'],
    ['', 'Paciente'],
  ])('of %j is %j', (name, short) => {
    expect(abbreviatedName(name)).toBe(short);
  });
});

describe('greeting a professional', () => {
  it.each([
    ['Marina Azevedo', 'Dr(a). Marina Azevedo'],
    ['Dr. Tiago Monteiro', 'Dr. Tiago Monteiro'],
    ['dra. ana prado', 'dra. ana prado'],
    ['DR Tiago', 'DR Tiago'],
    ['Tiago Monteiro, Doutor em Psicologia', 'Tiago Monteiro, Doutor em Psicologia'],
    ['Doutora Ana', 'Doutora Ana'],
    ['Pedro Andrade', 'Dr(a). Pedro Andrade'],
  ])('greets %j as %j', (name, greeting) => {
    expect(greetingName(name)).toBe(greeting);
  });

  it('uses the first name given, else "Profissional"', () => {
    expect(greetingName(null, 'Marina')).toBe('Dr(a). Marina');
    expect(greetingName('  ', undefined, 'Marina')).toBe('Dr(a). Marina');
    expect(greetingName('\u2060\u200b', 'Marina')).toBe('Dr(a). Marina');
    expect(greetingName('', null)).toBe('Dr(a). Profissional');
  });
});
