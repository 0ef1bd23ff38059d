export { Screen, Skeleton } from '#/ui/PreparingScreen.tsx';
