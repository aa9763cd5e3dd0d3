import { PEOPLE } from 'embedded-backend/seed';
import { profileFrom, starShares, type ProfileRow } from './profile';

const professional: ProfileRow = {
  user_id: PEOPLE.marina.id,
  display_name: 'Érico Falcão',
  specialty: 'Psiquiatria',
  profile_image_url: null,
  rating: 4.9,
  total_reviews: 52,
  city: null,
  state: null,
  price_per_session: 32_000,
  bio: '  ',
  profession: 'psychiatrist',
  registration: 'CRM 56789/RS',
  specialties: [],
  rating_counts: [0, 0, 0, 5, 47],
};
const answer = { professional, reviews: [], hours: [], days: [] };

describe('a profile', () => {
  it('shows the field of work without a specialty and ignores blank text', () => {
    expect(profileFrom(answer)).toMatchObject({ topics: ['Psiquiatria'], bio: null, place: null });
  });

  it('lists the specialties', () => {
    const topics = ['Ansiedade', 'Trauma e PTSD'];
    expect(profileFrom({ ...answer, professional: { ...professional, specialties: topics } }).topics).toEqual(
      topics,
    );
  });
});

describe('the distribution of stars', () => {
  it('lists five stars to one, in percent', () => {
    expect(starShares([0, 1, 1, 9, 116])).toEqual([
      { stars: 5, percent: 91 },
      { stars: 4, percent: 7 },
      { stars: 3, percent: 1 },
      { stars: 2, percent: 1 },
      { stars: 1, percent: 0 },
    ]);
  });

  it('is empty without reviews', () => {
    expect(starShares([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
  });
});
