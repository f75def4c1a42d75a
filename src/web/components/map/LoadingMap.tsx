import { Spinner } from '../../ui/Spinner';

export function LoadingMap() {
  return (
    <p role="status" className="absolute inset-0 flex items-center justify-center gap-2 text-sm">
      <Spinner />
      Loading map...
    </p>
  );
}
