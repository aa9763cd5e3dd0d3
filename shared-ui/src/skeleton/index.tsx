export { Skeleton } from './skeleton';
export { SkeletonCard } from './skeleton-card';
export { SkeletonText } from './skeleton-text';
