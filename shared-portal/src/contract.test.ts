import { isCompatibleContract } from './contract';

describe('the contract between shell and areas', () => {
  it.each([
    ['1.0.0', '1.4.2', true],
    ['1.9.0', '1.0.0', true],
    ['2.0.0', '1.0.0', false],
    ['10.0.0', '1.0.0', false],
    ['', '1.0.0', false],
    ['v1.0.0', '1.0.0', false],
  ])('an area of %s in a shell of %s: %s', (area, shell, fits) => {
    expect(isCompatibleContract(area, shell)).toBe(fits);
  });
});
