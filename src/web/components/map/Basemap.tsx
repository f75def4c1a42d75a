import type { ReactNode } from 'react';
import { useMapsConfig } from '../../data/locations';
import { cn } from '../../ui/cn';
import { LoadingMap } from './LoadingMap';
import { MapBox } from './MapBox';
import type { MapView } from './open-map';

export type BasemapProps = {
  /** What a screen reader calls the map. */
  label: string;
  /** Where it opens; afterwards it is moved by the person, or by what stands on it. */
  view: MapView;
  /** Follows the sentence that says why there is no map: what can be done without. */
  otherwise?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

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
