export function NothingHere({ text }: { text: string }) {
  return <p className="px-4 py-4 text-muted sm:px-5 sm:text-sm">{text}</p>;
}
