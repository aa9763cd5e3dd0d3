import { feedbackFault, RATING_REQUIRED, RECOMMENDATION_REQUIRED } from './feedback';

describe('feedback', () => {
  it('asks for the rating first, then for the recommendation', () => {
    expect(feedbackFault({ rating: 0, wouldRecommend: null })).toBe(RATING_REQUIRED);
    expect(feedbackFault({ rating: 4, wouldRecommend: null })).toBe(RECOMMENDATION_REQUIRED);
    expect(feedbackFault({ rating: 4, wouldRecommend: false })).toBeNull();
  });
});
