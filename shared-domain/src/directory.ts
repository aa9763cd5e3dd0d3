/** Number of placeholder cards while the directory loads. */
export const DIRECTORY_SKELETON_CARDS = 6;
