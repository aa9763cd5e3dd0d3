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

it('leaves the check to the server if the municipalities of the state are not loaded', () => {
  expect(isCityUnknown('Sampa', 'SP')).toBe(false);
  expect(isCityUnknown('Campinas', '')).toBe(true);
});
