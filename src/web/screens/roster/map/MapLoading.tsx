import { LoadingMap } from '../../../components/map/LoadingMap';
import { Skeleton } from '../../../ui/Skeleton';
import { mapHeight, mapLayout } from './map-box';

const ROWS = [1, 2, 3, 4, 5];

export function MapLoading() {
  return (
    <div className={mapLayout}>
      <div
        className={`relative rounded-md border border-line bg-info-soft dark:bg-background ${mapHeight}`}
      >
        <LoadingMap />
      </div>
      <div className="flex flex-col gap-2 p-2">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </div>
  );
}
