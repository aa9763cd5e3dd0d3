/** Cards in the shape of what comes, while the directory loads. */
export const DIRECTORY_SKELETON_CARDS = 6;
