import fc from 'fast-check';
import { estimatedDonations, estimatedRevenue, patientsServed } from './estimates';
import { DONATIONS_TOTAL, splitDonations } from './impact';
import { cents } from './money';

describe('the admin’s estimates', () => {
  it('count 80 % of the consultations at R$ 150 and donate 5 % of that', () => {
    const revenue = estimatedRevenue(3120);
    expect(revenue).toBe(374_400_00);
    expect(estimatedDonations(revenue)).toBe(18_720_00);
    expect(splitDonations(cents(18_720_00))).toEqual([7_488_00, 6_552_00, 4_680_00]);
    expect(estimatedRevenue(0)).toBe(0);
  });
});

describe('patients served', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [10, 7],
    [218, 152],
  ])('of %d consultations are %d', (consultations, patients) => {
    expect(patientsServed(consultations)).toBe(patients);
  });
});

describe('donations', () => {
  it('are R$ 600, 525 and 375 of R$ 1.500', () => {
    expect(splitDonations(DONATIONS_TOTAL)).toEqual([600_00, 525_00, 375_00]);
  });

  it('are split to the centavo', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), (total) => {
        const parts = splitDonations(cents(total));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(parts[0]).toBeGreaterThanOrEqual(Math.floor(total * 0.4));
        expect(parts[0]).toBeLessThanOrEqual(total * 0.4 + 2);
      }),
    );
  });
});
