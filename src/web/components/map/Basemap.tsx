import { useMapsConfig } from '../../data/places';
import { cn } from '../../ui/cn';
import { LoadingMap } from './LoadingMap';
import { MapBox, type MapBoxProps } from './MapBox';

type BasemapProps = Omit<MapBoxProps, 'styleUrl'> & { className?: string | undefined };

/** A map of the world; its children stand on it and may use `useMap`. */
export function Basemap({ className, ...props }: BasemapProps) {
  const { data: config, isPending } = useMapsConfig();
  return (
    <div
      className={cn(
        'relative isolate min-w-0 overflow-hidden rounded-md border border-line bg-info-soft dark:bg-background',
        className,
      )}
    >
      {isPending ? <LoadingMap /> : <MapBox {...props} styleUrl={config?.styleUrl ?? null} />}
    </div>
  );
}
