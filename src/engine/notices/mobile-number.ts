// N12: the number that an SMS goes to, as E.164 writes it.

const SPACING = /[\s().\-\u2010-\u2015]/g;
/** A country code and a number: 8 to 15 digits, none of them before the country code. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
const AUSTRALIAN_MOBILE = /^0(4\d{8})$/;

/** Undefined for a landline of this country, and for what can't be dialled from anywhere. */
export function mobileNumberOf(phone: string | null): string | undefined {
  // '+61 (0)412 345 678': the zero is for callers in Australia.
  const dialled = (phone ?? '').replace('(0)', '').replace(SPACING, '');
  const [, mobile] = AUSTRALIAN_MOBILE.exec(dialled) ?? [];
  if (mobile) return `+61${mobile}`;
  if (dialled.startsWith('+61')) return /^\+614\d{8}$/.test(dialled) ? dialled : undefined;
  return INTERNATIONAL.test(dialled) ? dialled : undefined;
}
