// The content security policy refuses eval, and zod's attempt would be reported. Imported before any schema is made.
import { config } from 'zod/v4/core';

config({ jitless: true });
