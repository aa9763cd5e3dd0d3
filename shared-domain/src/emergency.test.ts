import { EMERGENCY_LINES, telephoneLink } from './emergency';

describe('the emergency numbers', () => {
  it('are 188, 192 and 190', () => {
    expect(EMERGENCY_LINES.map(telephoneLink)).toEqual(['tel:188', 'tel:192', 'tel:190']);
  });
});
