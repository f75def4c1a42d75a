import { buttonStyles } from '../ui/button-styles';
import { cn } from '../ui/cn';

/** High enough to be hit with a thumb. */
export const frontDoorLink = cn(buttonStyles({ variant: 'link' }), 'min-h-11 sm:min-h-8');
