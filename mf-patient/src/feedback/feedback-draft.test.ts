import { RATING_REQUIRED, RECOMMENDATION_REQUIRED } from 'shared-domain/feedback';
import { faultsOf, NO_FEEDBACK } from './feedback-draft';

it('requires the rating and the recommendation', () => {
  expect(faultsOf(NO_FEEDBACK)).toMatchObject({
    rating: RATING_REQUIRED,
    wouldRecommend: RECOMMENDATION_REQUIRED,
  });
  expect(faultsOf({ ...NO_FEEDBACK, rating: 4, wouldRecommend: false })).toMatchObject({
    rating: null,
    wouldRecommend: null,
  });
});
