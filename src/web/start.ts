// In steps: each import runs as a task of its own, and between two of them the browser draws and answers a tap.
import './styles/app.css';

await import('react-dom/client');
await import('./main');
