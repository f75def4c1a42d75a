// What an admin adds to a change that a rule blocks.
import { z } from 'zod';
import { text } from '../fields';
import { LIMITS } from '../limits';

/** A call that takes one is open to more people than an override is: the server asks for this right besides. */
export const OverrideInput = z
  .strictObject({
    reason: text(LIMITS.notesLength, 'Enter a reason')
      .min(LIMITS.overrideReasonMin, `Use at least ${LIMITS.overrideReasonMin} characters`)
      .meta({ examples: ['Agreed with Amy by phone'] }),
    /** For shifts at times when someone can't work, which managers may save with a reason; blocks stay blocks. */
    onlyWishes: z.boolean().optional(),
  })
  .meta({ 'x-right': 'override rules' });
export type OverrideInput = z.infer<typeof OverrideInput>;

/** For the body of a change that carries nothing else. */
export const OnlyOverride = z.strictObject({ override: OverrideInput.optional() }).prefault({});
