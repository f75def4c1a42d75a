export function Missing() {
  return <span className="text-muted">–</span>;
}
