// The page of a kiosk: an entry of its own, so that a tablet keeps little and works without a network.
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepKiosk } from './offline/register-worker';
import { KioskScreen } from './screens/kiosk/KioskScreen';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

keepKiosk();
createRoot(root).render(
  <StrictMode>
    <KioskScreen />
  </StrictMode>,
);
