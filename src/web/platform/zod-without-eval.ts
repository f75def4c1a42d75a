// In the browser this stands in for 'zod': our content security policy refuses eval, and zod's try at it
// would be reported as a violation. It must be told before the first schema is made.
import { z } from 'zod/v4';

z.config({ jitless: true });

export { z };
