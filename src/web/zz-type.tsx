import { useSearch, Link } from '@tanstack/react-router';
export function X() { const s = useSearch({ from: '/signed-out' }); const n: number = s.next; return <Link to="/nope">{n}</Link>; }
