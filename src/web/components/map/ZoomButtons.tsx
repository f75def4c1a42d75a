import { Minus, Plus } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useMap } from './map-context';

export function ZoomButtons() {
  const { map } = useMap();
  return (
    <div className="absolute top-2 right-2 z-10 flex flex-col gap-1">
      <Button size="icon-sm" aria-label="Zoom in" onClick={() => map.zoomIn()}>
        <Plus aria-hidden="true" />
      </Button>
      <Button size="icon-sm" aria-label="Zoom out" onClick={() => map.zoomOut()}>
        <Minus aria-hidden="true" />
      </Button>
    </div>
  );
}
