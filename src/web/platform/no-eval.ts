// Our content security policy refuses eval, and zod's try at it would be reported as a violation. Must
// run before the first schema is made: what the start loads first imports it before any contract.
import { z } from 'zod';

z.config({ jitless: true });
