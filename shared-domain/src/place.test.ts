import { isCityUnknown } from './place';

const CITIES = ['Campinas', 'São Paulo'];

it.each([
  ['', '', false],
  ['  ', 'SP', false],
  ['Campinas', '', true],
  ['Sampa', 'SP', true],
  [' sao paulo ', 'SP', false],
])('the city "%s" of the state "%s" is unknown: %s', (city, state, expected) => {
  expect(isCityUnknown(city, state, CITIES)).toBe(expected);
});

it('leaves a city to the server where the municipalities of its state are not known', () => {
  expect(isCityUnknown('Sampa', 'SP')).toBe(false);
  expect(isCityUnknown('Campinas', '')).toBe(true);
});
