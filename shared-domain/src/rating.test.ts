import { formatRating, formatReviewCount, isNewOnPlatform } from './rating';

describe('a rating', () => {
  it('has a dot and one decimal', () => {
    expect([4.8, 5, 4.25].map(formatRating)).toEqual(['4.8', '5.0', '4.3']);
  });

  it('is not meaningful before the fifth', () => {
    expect([0, 4, 5, 127].map(isNewOnPlatform)).toEqual([true, true, false, false]);
  });

  it('has its review count in words', () => {
    expect([0, 1, 127, 1284].map(formatReviewCount)).toEqual([
      '0 avaliações',
      '1 avaliação',
      '127 avaliações',
      '1.284 avaliações',
    ]);
  });
});
