import fc from 'fast-check';
import {
  APPLICATION_REGISTRATION_MAX_LENGTH,
  APPLICATION_REGISTRATION_PLACEHOLDER,
  formatApplicationRegistration,
  formatCrm,
  formatRegistration,
  isBeyondRegistration,
  parseApplicationRegistration,
  parseCrm,
  parseCrp,
  parseRegistration,
  REGISTRATION_STATES,
  stateOfCrm,
} from './registration';

const code = fc.constantFrom(...REGISTRATION_STATES.map((state) => state.code));
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
const otherCode = fc
  .integer({ min: 0, max: 99 })
  .map((value) => String(value).padStart(2, '0'))
  .filter((text) => Number(text) < 1 || Number(text) > 27);

const formatCrp = (input: string) => formatRegistration(input, 'psychologist');

describe('the table of states', () => {
  it('lists the 27 states in the specification’s order, from 01', () => {
    expect(REGISTRATION_STATES.map((state) => state.name)).toEqual(
      (
        'Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, ' +
        'Mato Grosso, Mato Grosso do Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, ' +
        'Rio de Janeiro, Rio Grande do Norte, Rio Grande do Sul, Rondônia, Roraima, Santa Catarina, São Paulo, ' +
        'Sergipe, Tocantins'
      ).split(', '),
    );
    expect(REGISTRATION_STATES.map((state) => Number(state.code))).toEqual(
      Array.from({ length: 27 }, (_, i) => i + 1),
    );
  });

  it('gives each state its own abbreviation', () => {
    expect(new Set(REGISTRATION_STATES.map((state) => state.uf)).size).toBe(27);
    expect(REGISTRATION_STATES.every((state) => /^[A-Z]{2}$/.test(state.uf))).toBe(true);
  });
});

describe('a CRP', () => {
  it.each([
    ['', ''],
    ['c', 'C'],
    ['crp', 'CRP'],
    ['crm', ''],
    ['0', 'CRP-0'],
    ['25', 'CRP-25'],
    ['251', 'CRP-25/1'],
    ['crp-25/12345', 'CRP-25/12345'],
    ['25123456', 'CRP-25/123456'],
    ['CRP 06/123456', 'CRP-06/123456'],
    ['06/123456-7', 'CRP-06/1234567'],
    ['0612345678901', 'CRP-06/12345678901'],
  ])('is masked: %j is shown as %j', (typed, shown) => {
    expect(formatCrp(typed)).toBe(shown);
  });

  it('can be deleted from the end to nothing', () => {
    let shown = formatCrp('2512345');
    for (let i = 0; i < 20 && shown !== ''; i += 1) shown = formatCrp(shown.slice(0, -1));
    expect(shown).toBe('');
  });

  it('is parsed with and without its mask, for each state', () => {
    fc.assert(
      fc.property(code, digits(4, 7), (state, number) => {
        expect(parseCrp(`${state}${number}`)).toBe(`CRP-${state}/${number}`);
        expect(parseCrp(formatCrp(`crp ${state} ${number}`))).toBe(`CRP-${state}/${number}`);
      }),
    );
  });

  it('is rejected with an unknown code', () => {
    fc.assert(
      fc.property(otherCode, digits(4, 7), (state, number) => parseCrp(`${state}${number}`) === null),
    );
  });

  it.each(['', 'CRP-25', 'CRP-25/123', 'CRP-25/12345678', 'CRM-25/12345', 'CRP-2A/12345'])(
    'is rejected as %j',
    (text) => {
      expect(parseCrp(text)).toBeNull();
    },
  );
});

describe('a CRM', () => {
  it.each([
    ['CRM 12345/SP', 'CRM-25/12345'],
    ['12345/sp', 'CRM-25/12345'],
    ['123456-RJ', 'CRM-19/123456'],
    ['1/AC', 'CRM-01/1'],
    ['12345/S', 'CRM-12/345/S'],
    ['12345/X', 'CRM-12/345'],
    ['25123456', 'CRM-25/123456'],
  ])('typed letter by letter as %s is parsed with its state', (text, expected) => {
    expect([...text].reduce((shown, letter) => formatCrm(shown + letter), '')).toBe(expected);
  });

  it.each([
    ['m', ''],
    ['crm', 'CRM'],
    ['25123456', 'CRM-25/123456'],
    ['251234567', 'CRM-25/1234567'],
    ['CRM 12345/SP', 'CRM-25/12345'],
    ['crm/rj 98431', 'CRM-19/98431'],
  ])('is masked: %j is shown as %j', (typed, shown) => {
    expect(formatCrm(typed)).toBe(shown);
  });

  it('is parsed with up to six digits, for each state', () => {
    fc.assert(
      fc.property(code, digits(1, 6), (state, number) => {
        expect(parseCrm(formatCrm(`${state}${number}`))).toBe(`CRM-${state}/${number}`);
      }),
    );
  });

  it.each(['', 'CRM-25', 'CRM-25/1234567', 'CRM-28/123456', 'CRM-00/123456', 'CRP-25/123456'])(
    'is rejected as %j',
    (text) => {
      expect(parseCrm(text)).toBeNull();
    },
  );
});

it('shows the state of a CRM once both digits are typed', () => {
  expect(stateOfCrm('CRM-2')).toBeNull();
  expect(stateOfCrm('CRM-25')).toBe('São Paulo');
  expect(stateOfCrm('01/12')).toBe('Acre');
  expect(stateOfCrm('2712345')).toBe('Tocantins');
  expect(stateOfCrm('28')).toBeNull();
  expect(stateOfCrm('00')).toBeNull();
  expect(stateOfCrm('')).toBeNull();
});

describe('masking any registration', () => {
  it.each([formatCrp, formatCrm])('is idempotent', (format) => {
    fc.assert(fc.property(fc.string(), (typed) => format(format(typed)) === format(typed)));
  });
});

describe('the registration of an application', () => {
  it.each([
    ['psychologist', 'CRP 06/123456', 'CRP 06/123456'],
    ['psychologist', 'CRP-06/12345', 'CRP 06/12345'],
    ['psychologist', 'crp  06/123456 ', 'CRP 06/123456'],
    ['psychologist', '06/123456', 'CRP 06/123456'],
    ['psychologist', '06/123456-7', 'CRP 06/1234567'],
    ['psychologist', 'CRP06/123.456', 'CRP 06/123456'],
    ['psychologist', 'CRP 01/1234', 'CRP 01/1234'],
    ['psychiatrist', 'CRM 12345', 'CRM 12345'],
    ['psychiatrist', 'CRM 12345/SP', 'CRM 12345/SP'],
    ['psychiatrist', 'crm 12345/sp', 'CRM 12345/SP'],
    ['psychiatrist', 'CRM-25/123456', 'CRM 123456/SP'],
    ['psychiatrist', 'CRM 19/1', 'CRM 1/RJ'],
    ['psychiatrist', 'crm/sp 123456', 'CRM 123456/SP'],
    ['psychiatrist', 'CRM-RJ 98431', 'CRM 98431/RJ'],
    ['psychiatrist', 'CRM TO 12', 'CRM 12/TO'],
    ['psychiatrist', '123456/SP', 'CRM 123456/SP'],
    ['psychiatrist', '12345-rj', 'CRM 12345/RJ'],
    ['psychiatrist', 'CRM 12345-RJ', 'CRM 12345/RJ'],
    ['psychiatrist', '19/98431', 'CRM 98431/RJ'],
  ] as const)('of a %s is accepted as %j and formatted as %j', (profession, text, shown) => {
    expect(parseApplicationRegistration(text, profession)).toBe(shown);
    expect(parseApplicationRegistration(shown, profession)).toBe(shown);
  });

  it.each([
    ['psychologist', 'CRM 12345/SP'],
    ['psychologist', 'CRP 28/123456'],
    ['psychologist', 'CRP 06/12345678'],
    ['psychologist', 'CRP 06/123'],
    ['psychologist', 'CRP 06/1234-'],
    ['psychologist', 'CRP 123456'],
    ['psychiatrist', 'CRP 06/123456'],
    ['psychiatrist', 'CRM 12345/XX'],
    ['psychiatrist', 'CRM 1234567'],
    ['psychiatrist', '123456'],
    ['psychiatrist', '123456/XX'],
    ['psychiatrist', 'CRM/XX 12345'],
    ['psychiatrist', 'CRM/SP'],
    ['psychiatrist', 'CRM/SP 12345/SP'],
    ['psychiatrist', 'CRM-28/123456'],
    ['psychiatrist', 'CRM'],
    ['psychiatrist', ''],
  ] as const)('of a %s is rejected as %j', (profession, text) => {
    expect(parseApplicationRegistration(text, profession)).toBeNull();
  });

  it.each(['psychologist', 'psychiatrist'] as const)('accepts its own placeholder for a %s', (profession) => {
    const placeholder = APPLICATION_REGISTRATION_PLACEHOLDER[profession];
    expect(parseApplicationRegistration(placeholder, profession)).toBe(placeholder);
  });

  it('accepts what the sign-up form has stored', () => {
    fc.assert(
      fc.property(code, digits(4, 6), (state, number) => {
        const crp = parseCrp(`${state}${number}`);
        expect(parseApplicationRegistration(crp ?? '', 'psychologist')).toBe(`CRP ${state}/${number}`);
        const crm = parseCrm(`${state}${number}`);
        const uf = REGISTRATION_STATES.find((known) => known.code === state)?.uf ?? '';
        expect(parseApplicationRegistration(crm ?? '', 'psychiatrist')).toBe(`CRM ${number}/${uf}`);
      }),
    );
  });

  it('is upper-cased and truncated to twenty characters while typing', () => {
    expect(formatApplicationRegistration('crm 12345/sp e mais letras')).toBe('CRM 12345/SP E MAIS ');
    expect(formatApplicationRegistration('x'.repeat(99))).toHaveLength(APPLICATION_REGISTRATION_MAX_LENGTH);
  });
});

describe('the registration of a profession', () => {
  it('is the CRP of a psychologist, the CRM of a psychiatrist', () => {
    expect(formatRegistration('2512345', 'psychologist')).toBe('CRP-25/12345');
    expect(formatRegistration('CRP-25/12345', 'psychiatrist')).toBe('CRM-25/12345');
    expect(parseRegistration('CRP-25/12345', 'psychologist')).toBe('CRP-25/12345');
    expect(parseRegistration('CRP-25/12345', 'psychiatrist')).toBeNull();
    expect(parseRegistration('CRM-25/123456', 'psychiatrist')).toBe('CRM-25/123456');
  });

  it.each([
    ['psychologist', '25', false],
    ['psychologist', '251234', false],
    ['psychologist', '251234567', false],
    ['psychologist', '2512345678', true],
    ['psychologist', '28', true],
    ['psychologist', 'CRP', false],
    ['psychiatrist', '25123456', false],
    ['psychiatrist', '251234567', true],
    ['psychiatrist', '99', true],
  ] as const)('of a %s, %j can no longer become one: %s', (profession, typed, isBeyond) => {
    expect(isBeyondRegistration(typed, profession)).toBe(isBeyond);
  });
});
