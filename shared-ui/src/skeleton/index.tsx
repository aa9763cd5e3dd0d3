export { Skeleton, type SkeletonProps } from './skeleton';
export { SkeletonCard, type SkeletonCardProps } from './skeleton-card';
export { SkeletonText } from './skeleton-text';
