import { useSyncExternalStore } from 'react';
import { type ToastState, toastStore } from './toast-store';

export function useToasts(): ToastState {
  return useSyncExternalStore(toastStore.subscribe, toastStore.getState, toastStore.getState);
}
