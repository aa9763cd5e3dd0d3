import { useDraftStorage } from 'shared-data/stored-draft';

interface StoredRating {
  readonly rating: number;
}

/** The stars that a patient chose after the call, kept in this tab until the rating is sent. */
export const useStoredRating = (consultationId: string) =>
  useDraftStorage<StoredRating>(`room-rating-${consultationId}`, { keepOnUnmount: true });

/** Where the rating goes on, with the stars chosen. */
export const ratingPath = (consultationId: string, rating: number) =>
  `/feedback?consultation=${consultationId}&nota=${rating}`;
