// Our content security policy refuses eval, and zod's try at it would be reported as a violation. Must
// run before the first schema is made: main.tsx and the API client import it before any contract.
import { z } from 'zod';

z.config({ jitless: true });
