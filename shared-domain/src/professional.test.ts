import { professionalFrom, type ProfessionalRow } from './professional';

const ROW: ProfessionalRow = {
  user_id: 'b1',
  display_name: 'Marina Azevedo',
  specialty: 'Ansiedade',
  profile_image_url: null,
  rating: 4.9,
  total_reviews: 127,
  city: 'São Paulo',
  state: 'SP',
  price_per_session: 15000,
};

describe('a professional', () => {
  it('is read from a row of the directory', () => {
    expect(professionalFrom(ROW)).toEqual({
      userId: 'b1',
      name: 'Marina Azevedo',
      specialty: 'Ansiedade',
      photoUrl: null,
      rating: 4.9,
      reviews: 127,
      place: 'São Paulo, SP',
      price: 15000,
    });
  });

  it('has the stated rating without reviews, and neither place nor price where none is known', () => {
    const bare = { ...ROW, rating: null, total_reviews: 0, city: null, state: null, price_per_session: null };
    expect(professionalFrom(bare)).toMatchObject({ rating: 5, reviews: 0, place: null, price: null });
  });
});
