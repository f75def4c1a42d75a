function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return (
    0.2126 * linear((rgb >> 16) & 255) +
    0.7152 * linear((rgb >> 8) & 255) +
    0.0722 * linear(rgb & 255)
  );
}

export function isHexColor(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** Black or white, whichever stands out more on `#rrggbb`; one of them always reaches 4.5:1. */
export function readableTextOn(background: string): '#000000' | '#ffffff' {
  const back = luminance(background) + 0.05;
  return back / 0.05 >= 1.05 / back ? '#000000' : '#ffffff';
}
